"""Portraits: a face for each character, and each its own."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from catanqt.cast import CAST
from catanqt.ui.text.cast import biography
from catanqt.ui.text.players import NAMES
from catanqt.ui.theme.art.portraits import FACES, portrait
from catanqt.ui.theme.theme import make_theme
from tests.ui.theme.art.canvas import colours, painted


def test_every_character_has_a_face_a_life_and_a_name_of_its_own(qapp: QApplication) -> None:
    assert len(CAST) >= 12
    assert {one.key for one in CAST} == set(FACES)
    assert len({biography(one.key) for one in CAST}) == len({one.name for one in CAST}) == len(CAST)
    assert not {one.name for one in CAST} & set(NAMES)


def test_no_two_faces_are_alike_and_the_owner_is_seen(qapp: QApplication) -> None:
    box = QRectF(-50, -50, 100, 100)
    faces = {key: colours(painted(lambda painter, key=key: portrait(painter, box, key))) for key in FACES}
    assert len({frozenset(found.items()) for found in faces.values()}) == len(FACES)
    for owner in make_theme().owners.values():
        seen = colours(painted(lambda painter, owner=owner: portrait(painter, box, "freya", owner)))
        assert seen.get(owner.base.lower(), 0) > 400
