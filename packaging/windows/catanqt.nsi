; The setup of Windows: for one user, without an administrator. Built by kit/windows.py, which defines
; NAME VERSION FOUR_NUMBERS APP_ID PROGID SUFFIX DOCUMENT MIME AUTHORS BUNDLE ICON OUT, and QUICK and AMD64 where wanted.
Unicode true
!ifdef AMD64 ; Debian's NSIS can make a 64-bit setup, which runs under a Wine without 32-bit parts
  Target amd64-unicode
!endif
!include "MUI2.nsh"
!include "FileFunc.nsh"

Name "${NAME}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "InstallDir"
BrandingText "${NAME} ${VERSION}"
!ifdef QUICK
  SetCompress off
!else
  SetCompressor /SOLID lzma
  SetCompressorDictSize 64
!endif
VIProductVersion "${FOUR_NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} setup"
VIAddVersionKey "CompanyName" "${AUTHORS}"
VIAddVersionKey "LegalCopyright" "${AUTHORS}, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\catanqt.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString RUNNING ${LANG_ENGLISH} "${NAME} is running. Please close it, then try again."
LangString RUNNING ${LANG_GERMAN} "${NAME} läuft noch. Bitte schließen und dann noch einmal versuchen."
LangString KEPT ${LANG_ENGLISH} "${NAME} is removed. Your saved games are kept in $LOCALAPPDATA\${NAME}."
LangString KEPT ${LANG_GERMAN} "${NAME} ist entfernt. Deine Spielstände bleiben in $LOCALAPPDATA\${NAME}."

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define CLASSES "Software\Classes"

; A running program cannot be replaced: ask to close it, or give up quietly with exit code 3.
!macro WaitUntilClosed
  retry:
  ClearErrors
  Delete "$INSTDIR\catanqt.exe"
  IfErrors 0 closed
  IfSilent 0 ask
  SetErrorLevel 3
  Quit
  ask:
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" IDRETRY retry
  SetErrorLevel 3
  Quit
  closed:
!macroend

; The desktop is told that icons and associations have changed.
!macro TellDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "Install"
  !insertmacro WaitUntilClosed
  ; What an older version brought and this one does not must not stay: _internal is ours alone.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}\*"
  File "/oname=LICENSE.txt" "${LICENCE}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\catanqt.exe" "" "$INSTDIR\catanqt.exe" 0

  WriteRegStr HKCU "Software\${NAME}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\catanqt.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"

  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${PROGID}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${MIME}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${PROGID}" ""
  WriteRegStr HKCU "${CLASSES}\${PROGID}" "" "${DOCUMENT}"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\DefaultIcon" "" "$INSTDIR\catanqt.exe,0"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\shell\open\command" "" '"$INSTDIR\catanqt.exe" "%1"'
  !insertmacro TellDesktop
SectionEnd

Section "Uninstall"
  !insertmacro WaitUntilClosed
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; only if nothing of the player's own lies in it
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${NAME}"
  DeleteRegKey HKCU "${CLASSES}\${PROGID}"
  ; The suffix is given back only if it is still ours.
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${PROGID}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  StrCmp $0 "${PROGID}" 0 others
  DeleteRegKey HKCU "${CLASSES}\${SUFFIX}"
  others:
  !insertmacro TellDesktop
  IfSilent quiet
  MessageBox MB_OK|MB_ICONINFORMATION "$(KEPT)"
  quiet:
SectionEnd
