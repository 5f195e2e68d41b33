"""The bare window that ours is measured against: PySide6 with an empty QGraphicsView, and nothing else imported."""

from _watch import Watch, go_on, tell
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

app = QApplication([])
window = QMainWindow()
scene = QGraphicsScene(window)
view = QGraphicsView(scene)
watch = Watch(view.viewport())
window.setCentralWidget(view)
window.resize(1600, 1000)
window.show()
go_on(until=lambda: watch.painted)
go_on(0.2)
tell(watch)
