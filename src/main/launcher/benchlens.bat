@echo off
rem Starts Benchlens with a JDK 25 or newer: BENCHLENS_JAVA (a home or a java program), JAVA_HOME, java on the PATH,
rem then the usual places. An installed package takes its own runtime, which holds JavaFX too. BENCHLENS_OPTS holds further
rem options for the JVM, separated by blanks.
setlocal EnableExtensions DisableDelayedExpansion
set "OLDEST=25"
set "LIB=%~dp0..\lib"
set "JAVA="

if not exist "%~dp0..\runtime\bin\java.exe" goto given
set "LIB=%~dp0..\app"
set "JAVA=%~dp0..\runtime\bin\java.exe"
goto argument

:given
if not defined BENCHLENS_JAVA goto search
set "JAVA=%BENCHLENS_JAVA%"
if exist "%BENCHLENS_JAVA%\bin\java.exe" set "JAVA=%BENCHLENS_JAVA%\bin\java.exe"
if exist "%JAVA%" goto choose
>&2 echo benchlens: BENCHLENS_JAVA is neither a JDK nor a java program: %BENCHLENS_JAVA%
exit /b 1

:search
if defined JAVA_HOME call :try "%JAVA_HOME%"
if defined JAVA goto choose
for %%j in (java.exe) do set "FOUND=%%~$PATH:j"
if defined FOUND for %%d in ("%FOUND%\..\..") do call :try "%%~fd"
if defined JAVA goto choose
for /d %%d in (
  "%ProgramFiles%\Java\*" "%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Microsoft\jdk*"
  "%ProgramFiles%\Zulu\*" "%ProgramFiles%\Amazon Corretto\*" "%ProgramFiles%\BellSoft\*"
  "%LOCALAPPDATA%\Programs\Eclipse Adoptium\*" "%USERPROFILE%\.jdks\*"
) do call :try "%%~d"
if defined JAVA goto choose
>&2 echo benchlens: needs a JDK %OLDEST% or newer: install one (adoptium.net) and set JAVA_HOME to it
exit /b 1

rem The window is asked for by no argument, by "open" or by a file first; everything else runs without JavaFX.
:choose
if not exist "%LIB%\fx" goto plain
:argument
if "%~1"=="" goto window
set "ARGUMENT=%~1"
if "%ARGUMENT%"=="-h" goto plain
if "%ARGUMENT%"=="--help" goto plain
if "%ARGUMENT%"=="-V" goto plain
if "%ARGUMENT%"=="--version" goto plain
if "%ARGUMENT:~0,1%"=="-" (
  shift /1
  goto argument
)
if "%ARGUMENT%"=="open" goto window
if not "%ARGUMENT:.=%"=="%ARGUMENT%" goto window
if not "%ARGUMENT:\=%"=="%ARGUMENT%" goto window
if not "%ARGUMENT:/=%"=="%ARGUMENT%" goto window
if exist "%ARGUMENT%" goto window

:plain
"%JAVA%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:+UseCompactObjectHeaders ^
  -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -Djava.awt.headless=true ^
  %BENCHLENS_OPTS% -cp "%LIB%\benchlens.jar" org.benchlens.Main %*
exit /b %ERRORLEVEL%

:window
if not exist "%LIB%\fx" goto package
"%JAVA%" -XX:TieredStopAtLevel=1 -XX:+UseCompactObjectHeaders -Dprism.disableRegionCaching=true ^
  -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -Djava.awt.headless=true ^
  -Dbenchlens.samples="%LIB%\..\samples" ^
  --module-path "%LIB%\fx" --add-modules javafx.controls,javafx.swing ^
  --enable-native-access=javafx.graphics,ALL-UNNAMED ^
  %BENCHLENS_OPTS% -cp "%LIB%\benchlens.jar" org.benchlens.Main %*
exit /b %ERRORLEVEL%

:package
"%JAVA%" -XX:TieredStopAtLevel=1 -XX:+UseCompactObjectHeaders -Dprism.disableRegionCaching=true ^
  -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -Djava.awt.headless=true ^
  -Dbenchlens.samples="%LIB%\..\samples" --enable-native-access=javafx.graphics,ALL-UNNAMED ^
  %BENCHLENS_OPTS% -cp "%LIB%\benchlens.jar" org.benchlens.Main %*
exit /b %ERRORLEVEL%

rem Sets JAVA to the program of the home given, when its release file names a version that is new enough.
:try
if defined JAVA exit /b 0
if not exist "%~1\bin\java.exe" exit /b 0
if not exist "%~1\release" exit /b 0
set "MAJOR=0"
for /f "usebackq tokens=1,2 delims==" %%k in ("%~1\release") do (
  if "%%k"=="JAVA_VERSION" for /f "delims=.-+ " %%m in ("%%~l") do set "MAJOR=%%m"
)
if %MAJOR% GEQ %OLDEST% set "JAVA=%~1\bin\java.exe"
exit /b 0
