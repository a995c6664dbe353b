#!/usr/bin/env python3
"""Makes all icons from benchlens.svg: made/<size>.png, made/benchlens.ico (Windows), made/benchlens.icns (macOS).

Needs rsvg-convert (Debian: librsvg2-bin; macOS: brew install librsvg). The same drawing gives the same files.
"""
import pathlib
import struct
import subprocess
import zlib

HERE = pathlib.Path(__file__).resolve().parent
MADE = HERE / "made"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
SMALL = 32  # px; up to here the drawing with fewer and heavier parts reads better
ICO = (16, 24, 32, 48, 64, 256)
ICNS = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256, b"ic14": 512, b"ic09": 512, b"ic10": 1024}
ICNS_ARGB = {b"ic04": 16, b"ic05": 32}  # PNG is not read everywhere at these sizes


def drawing(size):
    shown, hidden = ("small", "large") if size <= SMALL else ("large", "small")
    text = (HERE / "benchlens.svg").read_text(encoding="utf-8").replace(' display="none"', "")
    for group in (shown, hidden):
        if text.count(f'<g id="{group}">') != 1:
            raise SystemExit(f"benchlens.svg: one group '{group}' expected")
    return text.replace(f'<g id="{hidden}">', f'<g id="{hidden}" display="none">')


def png(size):
    command = ["rsvg-convert", "--width", str(size), "--height", str(size)]
    return subprocess.run(command, input=drawing(size).encode(), stdout=subprocess.PIPE, check=True).stdout


def chunks(image):
    at = 8
    while at < len(image):
        length, kind = struct.unpack_from(">I4s", image, at)
        yield kind, image[at + 8 : at + 8 + length]
        at += 12 + length


def pixels(image):
    """Rows of RGBA bytes of an 8-bit RGBA PNG (PNG specification, section 9: filters)."""
    parts = list(chunks(image))
    width, height, depth, colour, _, _, interlace = struct.unpack(">IIBBBBB", parts[0][1])
    if (depth, colour, interlace) != (8, 6, 0):
        raise SystemExit("rsvg-convert: 8-bit RGBA expected")
    data = zlib.decompress(b"".join(content for kind, content in parts if kind == b"IDAT"))
    rows, above, stride = [], bytes(4 * width), 4 * width
    for y in range(height):
        kind, row = data[y * (stride + 1)], bytearray(data[y * (stride + 1) + 1 : (y + 1) * (stride + 1)])
        for x in range(stride):
            left = row[x - 4] if x >= 4 else 0
            corner = above[x - 4] if x >= 4 else 0
            row[x] = (row[x] + predicted(kind, left, above[x], corner)) & 255
        above = bytes(row)
        rows.append(above)
    return rows


def predicted(kind, left, up, corner):
    if kind == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda value: abs(guess - value))
    return (0, left, up, (left + up) // 2)[kind]


def bitmap(image, size):
    """The form of an .ico entry that all of Windows reads: BGRA from the bottom, then an empty mask."""
    body = bytearray()
    for row in reversed(pixels(image)):
        for x in range(0, len(row), 4):
            body += bytes((row[x + 2], row[x + 1], row[x], row[x + 3]))
    mask = bytes((size + 31) // 32 * 4 * size)
    return struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, len(body) + len(mask), 0, 0, 0, 0) + body + mask


def ico(images):
    entries, bodies, at = b"", b"", 6 + 16 * len(ICO)
    for size in ICO:
        body = images[size] if size == 256 else bitmap(images[size], size)
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), at + len(bodies))
        bodies += body
    return struct.pack("<HHH", 0, 1, len(ICO)) + entries + bodies


def argb(image):
    """Planes A, R, G, B, each as literal runs of at most 128 bytes."""
    flat = b"".join(pixels(image))
    out = b"ARGB"
    for channel in (3, 0, 1, 2):
        plane = flat[channel::4]
        for at in range(0, len(plane), 128):
            run = plane[at : at + 128]
            out += bytes((len(run) - 1,)) + run
    return out


def icns(images):
    parts = [(kind, argb(images[size])) for kind, size in ICNS_ARGB.items()]
    parts += [(kind, images[size]) for kind, size in ICNS.items()]
    body = b"".join(kind + struct.pack(">I", 8 + len(part)) + part for kind, part in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main():
    MADE.mkdir(exist_ok=True)
    images = {size: png(size) for size in SIZES}
    for size, image in images.items():
        if size <= 512:
            (MADE / f"{size}.png").write_bytes(image)
    (MADE / "benchlens.ico").write_bytes(ico(images))
    (MADE / "benchlens.icns").write_bytes(icns(images))


if __name__ == "__main__":
    main()
