import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** What a telephone writes into a picture beside what is seen. */
export const METADATA_MARKER = 'Annas telephone';

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

/** Red on the left, blue on the right, and lying on its side: seen upright it is red above. Forty pixels by twenty. */
const onItsSide = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: RED } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: BLUE } }, left: 20, top: 0 }])
    .withExif({
      IFD0: { Make: METADATA_MARKER, Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 34/1', GPSLongitudeRef: 'E', GPSLongitude: '12/1 34/1 6/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${METADATA_MARKER}</place></x:xmpmeta>`);

/** The same as its kind of file. */
export const imagesWithMetadata = {
  jpeg: () => onItsSide().withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer(),
  png: () => onItsSide().withMetadata({ orientation: 6 }).png().toBuffer(),
};

/** A picture of one colour in the wider space of newer screens. */
export const wideGamutImage = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 30, channels: 3, background } })
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer();

/** A picture of this size in few bytes: nothing is in it. */
export const blankImage = (width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();

/** Colours out of sixteen in no order, which is the same in every run; nothing makes such a picture small. */
function noise(side: number): Sharp {
  const pixels = Buffer.alloc(side * side * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length; at += 3) {
    seed = (seed * 48_271) % 2_147_483_647;
    const colour = (seed >> 12) % 16;
    pixels.set([(colour * 67) % 256, (colour * 149) % 256, (colour * 211) % 256], at);
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
}

/** Some 30 KB with its few colours in a palette; without one it is larger than 40. */
export const paletteImage = (): Promise<Buffer> => noise(245).png({ palette: true, colours: 16, dither: 0 }).toBuffer();

/** Some 30 KB, and drawn better more than 40, however small. */
export const lowQualityJpeg = (): Promise<Buffer> => noise(360).threshold(128).jpeg({ quality: 10 }).toBuffer();

/** Two pictures, one after the other. */
export async function animatedGif(): Promise<Buffer> {
  const still = (background: object) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await Promise.all([still(RED), still(BLUE)]), { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A PNG that says of itself that it moves: behind its first part (8 + 25 bytes) stands how many pictures it has. */
export async function animatedPng(): Promise<Buffer> {
  const still = await blankImage(16, 16);
  const part = Buffer.from('acTL\0\0\0\x01\0\0\0\0', 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(part.length - 4);
  sum.writeUInt32BE(crc32(part));
  return Buffer.concat([still.subarray(0, 33), length, part, sum, still.subarray(33)]);
}
