// Writes a picture as a PNG with a palette: a third of the bytes, and drawn pictures look nearly the same.

import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];
interface Counted {
  colour: Colour;
  count: number;
}

const CHANNELS = [0, 1, 2] as const;

/** Splits the colours by median cut until there are this many boxes; each is averaged to one colour. */
function paletteOf(colours: Counted[], most: number): Colour[] {
  const spread = (box: Counted[], channel: 0 | 1 | 2) => {
    const values = box.map(({ colour }) => colour[channel]);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  };
  const widest = (box: Counted[]) =>
    CHANNELS.map((channel) => ({ channel, width: spread(box, channel) })).reduce((a, b) => (b.width > a.width ? b : a));
  const boxes = [{ box: colours, ...widest(colours) }];
  while (boxes.length < most) {
    boxes.sort((a, b) => b.width * Math.log(b.box.length + 1) - a.width * Math.log(a.box.length + 1));
    const [first] = boxes;
    if (!first || first.width === 0) break;
    boxes.shift();
    const sorted = [...first.box].sort((a, b) => a.colour[first.channel] - b.colour[first.channel]);
    const half = sorted.length >> 1;
    for (const box of [sorted.slice(0, half), sorted.slice(half)]) boxes.push({ box, ...widest(box) });
  }
  return boxes.map(({ box }) => {
    const total = box.reduce((sum, { count }) => sum + count, 0);
    const mean = (channel: 0 | 1 | 2) => Math.round(box.reduce((sum, { colour, count }) => sum + colour[channel] * count, 0) / total);
    return [mean(0), mean(1), mean(2)];
  });
}

function nearest(palette: readonly Colour[], [red, green, blue]: Colour): number {
  let [best, distance] = [0, Infinity];
  for (const [index, [r, g, b]] of palette.entries()) {
    const found = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
    if (found < distance) [best, distance] = [index, found];
  }
  return best;
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The PNG of these pixels, four bytes each, of which the last does not count, in at most 256 colours. */
export function palettePng(pixels: Uint8Array, width: number, height: number, colours: number): Buffer {
  const found = new Map<number, Counted>();
  const at = (index: number): Colour => [pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0];
  const keyOf = ([red, green, blue]: Colour) => (red << 16) | (green << 8) | blue;
  for (let index = 0; index < pixels.length; index += 4) {
    const colour = at(index);
    const counted = found.get(keyOf(colour));
    if (counted) counted.count += 1;
    else found.set(keyOf(colour), { colour, count: 1 });
  }
  const palette = paletteOf([...found.values()], colours);
  const indices = new Map([...found].map(([key, { colour }]) => [key, nearest(palette, colour)]));
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indices.get(keyOf(at(4 * (y * width + x)))) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which are an index of the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk("IHDR", header), chunk("PLTE", Buffer.from(palette.flat())), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
