"""The bare window that ours is measured against: PySide6 with an empty QGraphicsView, and nothing else imported."""

import json
import os
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow


class Watch(QObject):
    """Tells when a widget was painted for the first time."""

    painted = 0.0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint and not self.painted:
            self.painted = time.time()
        return False


app = QApplication([])
window = QMainWindow()
scene = QGraphicsScene(window)
view = QGraphicsView(scene)
watch = Watch(view)
view.viewport().installEventFilter(watch)
window.setCentralWidget(view)
window.resize(1600, 1000)
window.show()
end = None
while end is None or time.time() < end:
    app.processEvents()
    time.sleep(0.0005)
    if watch.painted and end is None:
        end = time.time() + 0.2
pages = int(Path("/proc/self/statm").read_text().split()[1])
print(json.dumps({"painted": watch.painted, "memory": pages * os.sysconf("SC_PAGE_SIZE")}), flush=True)
os._exit(0)
