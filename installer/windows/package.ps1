# Makes target\packages\Benchlens-<version>.msi from what `mvn -DskipTests package` made. Run in PowerShell on Windows, with
# a full JDK 25 in JAVA_HOME and WiX (jpackage says which versions it takes) on the PATH.
$ErrorActionPreference = 'Stop'
$root = Resolve-Path (Join-Path $PSScriptRoot '..\..')
$program = Join-Path $root 'target\benchlens'
$out = Join-Path $root 'target\packages'
$tools = Join-Path $env:JAVA_HOME 'bin'
Set-Location $root # the file associations name icons from here

if (-not (Test-Path (Join-Path $program 'lib\fx'))) { throw 'first run: mvn -DskipTests package' }
if (-not (Test-Path (Join-Path $tools 'jpackage.exe'))) { throw 'set JAVA_HOME to a full JDK 25' }
$version = (Get-Content (Join-Path $root 'target\classes\org\benchlens\cli\version.txt') -Raw).Trim()
$description = ([xml](Get-Content (Join-Path $root 'pom.xml'))).project.description

function Invoke-Tool([string] $tool) {
  & (Join-Path $tools "$tool.exe") @args
  if ($LASTEXITCODE -ne 0) { throw "$tool ended with $LASTEXITCODE" }
}

$work = Join-Path ([IO.Path]::GetTempPath()) ([Guid]::NewGuid())
try {
  # JavaFX as modules whose libraries lie in the runtime, not unpacked into the home folder.
  $modules = New-Item -ItemType Directory (Join-Path $work 'modules')
  foreach ($jar in Get-ChildItem (Join-Path $program 'lib\fx\*.jar')) {
    $classes = New-Item -ItemType Directory (Join-Path $work "$($jar.BaseName)\classes")
    $libraries = New-Item -ItemType Directory (Join-Path $work "$($jar.BaseName)\lib")
    Push-Location $classes
    Invoke-Tool jar --extract --file $jar.FullName
    Pop-Location
    Get-ChildItem $classes -Recurse -Filter *.dll | Move-Item -Destination $libraries
    Invoke-Tool jmod create --class-path $classes --libs $libraries (Join-Path $modules "$($jar.BaseName -replace '-', '.').jmod")
  }

  $lib = New-Item -ItemType Directory (Join-Path $work 'input')
  Copy-Item (Join-Path $program 'lib\*.jar') $lib
  $null = New-Item -ItemType Directory -Force $out
  # bin\benchlens.bat is the launcher for the terminal; it finds the runtime beside its folder.
  Invoke-Tool jpackage --type msi --dest $out --name Benchlens `
    --app-version $version --vendor Benchlens --description $description `
    --input $lib --main-jar benchlens.jar --main-class org.benchlens.Main `
    --module-path $modules `
    --add-modules 'java.desktop,java.sql,jdk.management,jdk.unsupported,javafx.controls,javafx.swing' `
    --jlink-options '--strip-debug --no-header-files --no-man-pages' `
    --icon (Join-Path $root 'icons\made\benchlens.ico') `
    --app-content (Join-Path $program 'bin') --app-content (Join-Path $program 'licences') `
    --app-content (Join-Path $program 'LICENSE') --app-content (Join-Path $program 'samples') `
    --license-file (Join-Path $root 'LICENSE') `
    --java-options '-XX:TieredStopAtLevel=1 -XX:+UseCompactObjectHeaders -Dprism.disableRegionCaching=true -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8' `
    --java-options '-Dbenchlens.samples=$APPDIR\..\samples' `
    --java-options '-Djava.awt.headless=true --enable-native-access=javafx.graphics,ALL-UNNAMED' `
    --file-associations (Join-Path $PSScriptRoot 'workspace.properties') `
    --win-menu --win-menu-group Benchlens --win-per-user-install --win-dir-chooser `
    --win-upgrade-uuid '6c2f3a52-1c0b-4f0e-9f5d-4c7a52c1e6b1'
} finally {
  Remove-Item -Recurse -Force $work
}
