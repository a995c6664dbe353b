#!/usr/bin/env bash
# Makes Linux packages below target/packages from what `mvn -DskipTests package` made:
#
#   installer/linux/package.sh [image] [deb] [rpm]     all three by default; rpm only where rpmbuild is
#
# image  benchlens/: jpackage's application image with a runtime of its own
# deb    the image in /opt/benchlens, benchlens on the PATH, icons, menu entry and file types. All of it are plain files
#        of the package, no script runs at install or removal: what was installed is what goes.
# rpm    the same
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
program=$root/target/benchlens
out=$root/target/packages
image=$out/benchlens

fail() {
  echo "installer/linux: $*" >&2
  exit 1
}

[[ -r $program/lib/benchlens.jar && -d $program/lib/fx ]] || fail "first run: mvn -DskipTests package"
version=$(< "$root/target/classes/org/benchlens/cli/version.txt")
# The JDK that the launcher finds; it says why when there is none.
jdk=$(BENCHLENS_OPTS=-XshowSettings:properties "$program/bin/benchlens" --version 2>&1 | sed -n 's/^ *java\.home = //p')
[[ -x $jdk/bin/jpackage ]] || fail "no jpackage in ${jdk:-any JDK 25}: a full JDK is needed"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# JavaFX as modules whose libraries lie in the runtime: in the jars they would be unpacked into the home folder at every
# person's first start.
make_modules() {
  local jar name
  mkdir -p "$work/modules"
  for jar in "$program"/lib/fx/*.jar; do
    name=$(basename "$jar" .jar)
    mkdir -p "$work/$name/classes" "$work/$name/lib"
    (cd "$work/$name/classes" && "$jdk/bin/jar" --extract --file "$jar")
    find "$work/$name/classes" -name '*.so' -exec mv {} "$work/$name/lib/" \;
    "$jdk/bin/jmod" create --class-path "$work/$name/classes" --libs "$work/$name/lib" \
      "$work/modules/${name/-/.}.jmod"
  done
}

make_image() {
  rm -rf "$image"
  make_modules
  mkdir -p "$work/input" "$out"
  # The other jars follow below: the manifest names them, so that the class path is the launcher's.
  cp -p "$program/lib/benchlens.jar" "$work/input/"
  "$jdk/bin/jpackage" --type app-image --dest "$work" --name benchlens-window \
    --app-version "$version" --vendor Benchlens --description "$description" \
    --input "$work/input" --main-jar benchlens.jar --main-class org.benchlens.Main \
    --module-path "$work/modules" \
    --add-modules java.desktop,java.sql,jdk.management,jdk.unsupported,javafx.controls,javafx.swing \
    --jlink-options "--strip-debug --no-header-files --no-man-pages" \
    --icon "$root/icons/made/512.png" "${window_options[@]}"
  mv "$work/benchlens-window" "$image"
  cp -p "$program"/lib/*.jar "$image/lib/app/"
  cp "$program/bin/benchlens" "$image/bin/"
  cp -r "$program/LICENSE" "$program/licences" "$program/samples" "$image/"
  chmod -R u=rwX,go=rX "$image"
  # The caches hold the time of each jar: one that every package format keeps.
  find "$image" -exec touch --no-dereference --date=2026-01-01T00:00:00Z {} +
  make_cache command compare "$root"/samples/ambiguous/{ref,cmp}.json
  make_cache window open "$root"/samples/ambiguous/{ref,cmp}.json --snapshot "$work/window.png"
}

# Starts the program once and keeps what its classes were (a JDK AOT cache).
make_cache() {
  local cache=$image/lib/app/$1.aot
  shift
  BENCHLENS_OPTS="-XX:AOTCacheOutput=$cache" "$image/bin/benchlens" "$@" > "$work/log" 2>&1 || true
  [[ -s $cache ]] || { cat "$work/log" >&2; fail "no cache was made by: benchlens $1"; }
  chmod 644 "$cache"
}

# Fills $1 with the files as they are to be installed.
make_tree() {
  local size tree=$1
  mkdir -p "$tree"/{opt,usr/bin,usr/share/{applications,mime/packages,doc/benchlens}}
  cp -a "$image" "$tree/opt/benchlens"
  ln -s ../../opt/benchlens/bin/benchlens "$tree/usr/bin/benchlens"
  cp "$here/benchlens.desktop" "$tree/usr/share/applications/"
  cp "$here/benchlens.xml" "$tree/usr/share/mime/packages/"
  cp "$here/copyright" "$tree/usr/share/doc/benchlens/"
  for size in 16 24 32 48 64 128 256 512; do
    mkdir -p "$tree/usr/share/icons/hicolor/${size}x$size/apps"
    cp "$root/icons/made/$size.png" "$tree/usr/share/icons/hicolor/${size}x$size/apps/benchlens.png"
  done
  mkdir -p "$tree/usr/share/icons/hicolor/scalable/apps"
  cp "$root/icons/benchlens.svg" "$tree/usr/share/icons/hicolor/scalable/apps/"
  find "$tree/usr" -type f -exec chmod 644 {} + -o -type d -exec chmod 755 {} +
  chmod 755 "$tree" "$tree/opt"
}

make_deb() {
  local tree=$work/deb architecture size
  command -v dpkg-deb > /dev/null || fail "dpkg-deb is missing: apt-get install dpkg"
  architecture=$(dpkg --print-architecture)
  make_tree "$tree"
  size=$(du -sk --apparent-size "$tree" | cut -f1)
  mkdir "$tree/DEBIAN"
  sed -e "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@SIZE@/$size/; s/@DESCRIPTION@/$description/" \
    "$here/control" > "$tree/DEBIAN/control"
  # Level 3: a third of the time for a twentieth more bytes.
  dpkg-deb --root-owner-group -Zxz -z3 --build "$tree" "$work/benchlens.deb" > /dev/null
  mv "$work/benchlens.deb" "$out/benchlens_${version}_$architecture.deb"
}

make_rpm() {
  local tree=$work/rpm
  make_tree "$tree"
  rpmbuild --quiet -bb --define "_topdir $work/rpmbuild" --define "_rpmdir $out" \
    --define "_rpmfilename benchlens-$version-1.%%{ARCH}.rpm" --define "tree $tree" \
    --define "product_version $version" --define "product_description $description" "$here/benchlens.spec"
}

description=$(sed -n 's|^  <description>\(.*\)</description>|\1|p' "$root/pom.xml")
java_options=(-XX:TieredStopAtLevel=1 -XX:+UseCompactObjectHeaders -Dprism.disableRegionCaching=true
  -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8
  -Djava.awt.headless=true --enable-native-access=javafx.graphics,ALL-UNNAMED
  '-Dbenchlens.samples=$APPDIR/../../samples' '-XX:AOTCache=$APPDIR/window.aot' -Xlog:aot=off -Xlog:cds=off)
window_options=()
for option in "${java_options[@]}"; do
  window_options+=(--java-options "$option")
done

formats=("$@")
[[ $# -gt 0 ]] || formats=(image deb rpm)
for format in "${formats[@]}"; do
  case $format in
    image) make_image ;;
    deb | rpm)
      [[ -x $image/bin/benchlens ]] || make_image
      if [[ $format == deb ]]; then
        make_deb
      elif command -v rpmbuild > /dev/null; then
        make_rpm
      else
        echo "installer/linux: no .rpm: rpmbuild is missing" >&2
      fi
      ;;
    *) fail "unknown format '$format': image, deb or rpm" ;;
  esac
done
find "$out" -maxdepth 1 \( -name '*.deb' -o -name '*.rpm' \) -exec du -h {} +
