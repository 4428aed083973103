/** How like two pictures are, for those that are not of the same make: letters are drawn a little otherwise. */
import type { Page } from '@playwright/test';

/** So many levels of red, green and blue together, of 255 each, are another colour to the eye. */
const SEEN = 60;

/** A part of a window, in pixels of its page. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The share of a window's pixels, from 0 to 1, in which two pictures of it are seen to differ.
 * @param page any page: its browser reads the pictures
 * @param pictures as `data:` addresses
 * @param part what of them is compared; all, unless said otherwise
 */
export const imageDifference = (page: Page, pictures: readonly [one: string, other: string], part?: Part): Promise<number> =>
  page.evaluate(
    async ({ addresses, seen, box }) => {
      const { innerWidth, innerHeight } = window;
      const { x, y, width, height } = box ?? { x: 0, y: 0, width: innerWidth, height: innerHeight };
      const read = async (address: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const ground = canvas.getContext('2d');
        if (!ground) throw new Error('There is no canvas to draw on');
        ground.drawImage(image, -x, -y, innerWidth, innerHeight);
        return ground.getImageData(0, 0, width, height).data;
      };
      const [one, other] = await Promise.all([read(addresses[0]), read(addresses[1])]);
      let differing = 0;
      for (let at = 0; at < one.length; at += 4) {
        const apart = [0, 1, 2].reduce((sum, of) => sum + Math.abs((one[at + of] ?? 0) - (other[at + of] ?? 0)), 0);
        if (apart > seen) differing += 1;
      }
      return differing / (width * height);
    },
    { addresses: pictures, seen: SEEN, box: part },
  );
