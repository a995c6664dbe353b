#!/usr/bin/env bash
# Makes target/packages/Benchlens-<version>.dmg from what `mvn -DskipTests package` made. Run on macOS with a full JDK 25.
# The image is signed ad hoc only; -- and what follows goes to jpackage, such as: -- --mac-sign --mac-signing-key-user-name NAME
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=$root/target/benchlens
out=$root/target/packages
[[ ${1:-} != -- ]] || shift
cd "$root" # the file associations name icons from here

fail() {
  echo "installer/macos: $*" >&2
  exit 1
}

[[ -r $program/lib/benchlens.jar && -d $program/lib/fx ]] || fail "first run: mvn -DskipTests package"
version=$(< "$root/target/classes/org/benchlens/cli/version.txt")
jdk=$(BENCHLENS_OPTS=-XshowSettings:properties "$program/bin/benchlens" --version 2>&1 | sed -n 's/^ *java\.home = //p')
[[ -x $jdk/bin/jpackage ]] || fail "no jpackage in ${jdk:-any JDK 25}: a full JDK is needed"

# jpackage takes no version for macOS that starts with 0: 0.1.0 is packed as 1.0.1, where the program still says 0.1.0.
package_version=$version
[[ $version != 0.* ]] || package_version=1.$version
package_version=$(cut -d. -f1-3 <<< "$package_version")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# JavaFX as modules whose libraries lie in the runtime, not unpacked into the home folder.
mkdir -p "$work/modules"
for jar in "$program"/lib/fx/*.jar; do
  name=$(basename "$jar" .jar)
  mkdir -p "$work/$name/classes" "$work/$name/lib"
  (cd "$work/$name/classes" && "$jdk/bin/jar" --extract --file "$jar")
  find "$work/$name/classes" -name '*.dylib' -exec mv {} "$work/$name/lib/" \;
  "$jdk/bin/jmod" create --class-path "$work/$name/classes" --libs "$work/$name/lib" "$work/modules/${name/-/.}.jmod"
done

mkdir -p "$work/input" "$work/Resources/bin" "$out"
cp -p "$program"/lib/*.jar "$work/input/"
# The launcher for the terminal: ln -s /Applications/Benchlens.app/Contents/Resources/bin/benchlens /usr/local/bin/
cp "$program/bin/benchlens" "$work/Resources/bin/"
cp -R "$program/LICENSE" "$program/licences" "$program/samples" "$work/Resources/"

associations=()
for properties in "$root"/installer/macos/*.properties; do
  associations+=(--file-associations "$properties")
done

"$jdk/bin/jpackage" --type dmg --dest "$out" --name Benchlens \
  --app-version "$package_version" --vendor Benchlens \
  --description "$(sed -n 's|^  <description>\(.*\)</description>|\1|p' "$root/pom.xml")" \
  --input "$work/input" --main-jar benchlens.jar --main-class org.benchlens.Main \
  --module-path "$work/modules" \
  --add-modules java.desktop,java.sql,jdk.management,jdk.unsupported,javafx.controls,javafx.swing \
  --jlink-options "--strip-debug --no-header-files --no-man-pages" \
  --icon "$root/icons/made/benchlens.icns" --app-content "$work/Resources" \
  --mac-package-identifier org.benchlens --mac-app-category public.app-category.developer-tools \
  --java-options "-XX:TieredStopAtLevel=1 -XX:+UseCompactObjectHeaders -Dprism.disableRegionCaching=true -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8" \
  --java-options '-Dbenchlens.samples=$APPDIR/../Resources/samples' \
  --java-options "-Djava.awt.headless=true --enable-native-access=javafx.graphics,ALL-UNNAMED" \
  "${associations[@]}" "$@"
