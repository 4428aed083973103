/** How like two pictures are, for those that are not of the same make: letters are drawn a little otherwise. */
import type { Page } from 'playwright-core';

/** So many levels of red, green and blue together, of 255 each, are another colour to the eye. */
const SEEN = 60;

/**
 * The share of a window's pixels, from 0 to 1, in which two pictures of it are seen to differ.
 * @param page any page: its browser reads the pictures
 * @param pictures as `data:` addresses
 */
export const unlikeness = (page: Page, pictures: readonly [one: string, other: string]): Promise<number> =>
  page.evaluate(
    async ({ addresses, seen }) => {
      const { innerWidth: width, innerHeight: height } = window;
      const read = async (address: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const ground = canvas.getContext('2d');
        if (!ground) throw new Error('There is no canvas to draw on');
        ground.drawImage(image, 0, 0, width, height);
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
    { addresses: pictures, seen: SEEN },
  );
