"""Translation: `tr` marks a text for Qt Linguist and returns it in the current language.

A text is written in English, with `%n` for a number that selects the plural and `{name}` for other values: `tr("%n
cards", "", 3)`, `tr("{name} builds a road", name="Oda")`. It is translated anew whenever it is shown; no page outlives
a change of language, so no translated text does.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from catanqt.resource import optional, report


def tr(source: str, comment: str = "", n: int = -1, **values: object) -> str:
    """The text in the player's language; `comment` is for translators, and distinguishes identical texts."""
    text = QCoreApplication.translate("", source, comment, n)
    return text.format(**values) if values else text


def translated(source: str) -> str:
    """A text that data marked for the translators (`tr_noop`), in the player's language."""
    return QCoreApplication.translate("", source)


def languages() -> list[tuple[str, str]]:
    """The languages there are, by code and by the name they give themselves: English, and one file for each other."""
    folder = optional("i18n")
    found = [] if folder is None else folder.glob("catanqt_*.qm")
    codes = sorted({"en", *(path.stem.removeprefix("catanqt_") for path in found)})
    return [(code, _own_name(code)) for code in codes]


def _own_name(code: str) -> str:
    """English rather than American English, for there is but one here."""
    name = "English" if code == "en" else QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]


def speak(code: str) -> None:
    """Let the whole program speak a language: a code, or "system". Windows hear of it by a LanguageChange event."""
    locale = _spoken(QLocale.system() if code == "system" else QLocale(code))
    application = QCoreApplication.instance()
    assert application is not None
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    QLocale.setDefault(locale)
    # English lies under every other language, for without it a text that counts would say "1 cards".
    for wanted in (QLocale("en"), locale):
        ours = _install(wanted, "catanqt", _folder())
        if ours is not None:
            _install(QLocale(ours.language()), "qtbase", QLibraryInfo.path(_QT_TEXTS))
        elif wanted.language() == QLocale.Language.English:
            optional("i18n/catanqt_en.qm")
            _report_damaged(wanted)


def _spoken(locale: QLocale) -> QLocale:
    """This one if there are texts for it, else English: figures, dates and lists follow the words around them."""
    if QTranslator().load(locale, "catanqt", "_", _folder()):
        return locale
    _report_damaged(locale)
    return QLocale("en")


def _folder() -> str:
    """Where our texts are; without them everything is in English, as in the source."""
    return str(optional("i18n") or "")


def _report_damaged(locale: QLocale) -> None:
    """Texts that are there but cannot be loaded."""
    name = f"i18n/catanqt_{locale.name().partition('_')[0]}.qm"
    if (Path(_folder()).parent / name).is_file():
        report(name, "damaged: it holds no translation")


def _install(locale: QLocale, name: str, folder: str) -> QTranslator | None:
    """Install the texts that fit a locale best, if there are any."""
    application = QCoreApplication.instance()
    translator = QTranslator(application)
    if application is None or not translator.load(locale, name, "_", folder):
        translator.deleteLater()
        return None
    application.installTranslator(translator)
    return translator


_QT_TEXTS = QLibraryInfo.LibraryPath.TranslationsPath
