#!/usr/bin/env python3
"""Makes the bundled fonts from the published ones; the same input gives the same bytes.

JavaFX CSS cannot switch OpenType features, so the tabular digits are made the only ones.
The changed cut carries its own name: it must not be mixed up with an installed Inter.

Needs Java 25 (the variable JAVA may name it), fontTools (Debian: python3-fonttools) and the sources (Debian: fonts-inter-variable,
fonts-jetbrains-mono). Usage: make-fonts.py OUTPUT_FOLDER
"""

import os
import subprocess
import sys

os.environ.setdefault("SOURCE_DATE_EPOCH", "1767225600")

from fontTools import subset
from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

INTER = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
MONO = "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"
TABULAR = "0123456789+\u2212"
COVERED = (
    list(range(0x20, 0x7F))
    + list(range(0xA0, 0x180))  # Latin
    + list(range(0x18F, 0x1A0))
    + list(range(0x370, 0x400))  # Greek
    + list(range(0x2010, 0x2028))
    + list(range(0x2030, 0x205F))  # punctuation
    + list(range(0x2070, 0x20A0))  # raised and lowered digits
    + [0x20AC, 0x2116, 0x2122, 0x2126]
    + list(range(0x2190, 0x21FF))  # arrows
    + list(range(0x2200, 0x22A0))  # relations
    + list(range(0x2318, 0x2328))
    + list(range(0x25A0, 0x2600))  # shapes
    + [0x2713, 0x2717, 0xFFFD]
)


def tabular_glyphs(font):
    """The substitutions of the feature `tnum`."""
    gsub = font["GSUB"].table
    mapping = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    mapping.update(getattr(table, "ExtSubTable", table).mapping)
    return mapping


def bake(font):
    mapping = tabular_glyphs(font)
    for table in font["cmap"].tables:
        for char in TABULAR:
            glyph = table.cmap.get(ord(char))
            if glyph in mapping:
                table.cmap[ord(char)] = mapping[glyph]
    # Interpolated weights round their advances apart.
    glyphs = [font.getBestCmap()[ord(char)] for char in TABULAR]
    advance = max(font["hmtx"][glyph][0] for glyph in glyphs)
    for glyph in glyphs:
        font["hmtx"][glyph] = (advance, font["hmtx"][glyph][1])


def join_contours(font):
    """Joins overlapping contours: JavaFX draws the overlap torn wherever a text is scaled, as on dense screens."""
    glyphs = font.getGlyphSet()
    names = [name for name in font.getGlyphOrder() if font["glyf"][name].numberOfContours > 0]
    lines = []
    for name in names:
        pen = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(pen)
        lines.append("G " + name)
        for operator, points in pen.value:
            lines.extend(segments(operator, points))
    here = os.path.dirname(os.path.abspath(__file__))
    joined = subprocess.run(
        [os.environ.get("JAVA", "java"), os.path.join(here, "JoinContours.java")],
        input="\n".join(lines), capture_output=True, text=True, check=True).stdout
    pen = None
    for line in joined.splitlines():
        word, *rest = line.split()
        if word == "G":
            finish(font, pen)
            pen = TTGlyphPen(None)
            pen.name = rest[0]
            continue
        numbers = [round(float(text)) for text in rest]
        points = list(zip(numbers[0::2], numbers[1::2]))
        {"M": lambda: pen.moveTo(points[0]), "L": lambda: pen.lineTo(points[0]),
         "Q": lambda: pen.qCurveTo(*points), "Z": pen.closePath}[word]()
    finish(font, pen)


def segments(operator, points):
    if operator == "moveTo":
        yield "M %s %s" % points[0]
    elif operator == "lineTo":
        yield "L %s %s" % points[0]
    elif operator == "qCurveTo":
        if points[-1] is None:
            raise ValueError("a contour without a point on it")
        for control, end in decomposeQuadraticSegment(points):
            yield "Q %s %s %s %s" % (*control, *end)
    else:
        yield "Z"


def finish(font, pen):
    if pen is not None:
        font["glyf"][pen.name] = pen.glyph()


def rename(font, family, style, weight):
    bold = style == "Bold"
    full = family if not bold else family + " Bold"
    names = font["name"]
    for record in list(names.names):
        if record.nameID not in (0, 7, 13, 14):
            names.removeNames(nameID=record.nameID)
    texts = {1: family, 2: style, 3: full + "; 1", 4: full, 5: "Version 1.0",
             6: full.replace(" ", "") + "-" + style}
    for ident, text in texts.items():
        names.setName(text, ident, 3, 1, 0x409)
        names.setName(text, ident, 1, 0, 0)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsSelection = 0x20 if bold else 0x40
    font["head"].macStyle = 1 if bold else 0


def reduce_to_covered(font):
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.name_legacy = True
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.hinting = True
    worker = subset.Subsetter(options)
    worker.populate(unicodes=COVERED)
    worker.subset(font)


def inter(weight, style, family, path):
    font = TTFont(INTER, recalcTimestamp=False)
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    bake(font)
    for tag in ("STAT", "avar", "MVAR"):
        if tag in font:
            del font[tag]
    reduce_to_covered(font)
    join_contours(font)
    rename(font, family, style, 700 if style == "Bold" else 400)
    font.save(path)


def main():
    out = sys.argv[1]
    inter(400, "Regular", "Benchlens Sans", os.path.join(out, "BenchlensSans-Regular.ttf"))
    # JavaFX knows two weights of a family: the semi-bold cut takes the place of the bold one.
    inter(600, "Bold", "Benchlens Sans", os.path.join(out, "BenchlensSans-SemiBold.ttf"))
    mono = TTFont(MONO, recalcTimestamp=False)
    reduce_to_covered(mono)
    rename(mono, "Benchlens Mono", "Regular", 400)
    mono.save(os.path.join(out, "BenchlensMono-Regular.ttf"))


if __name__ == "__main__":
    main()
