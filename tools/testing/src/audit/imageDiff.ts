/** Compares images of different renderers, which draw letters slightly differently. */
import type { Page } from '@playwright/test';

/** Visible difference of a pixel: the sum over red, green and blue, of 255 each. */
const VISIBLE = 60;

/** A part of a window, in CSS pixels. */
interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the ratio, from 0 to 1, of a window's pixels that visibly differ between two screenshots.
 * @param page any page: its browser decodes the images
 * @param images `data:` URLs
 * @param part the compared part; the whole window by default
 */
export const imageDifference = (
  page: Page,
  images: readonly [one: string, other: string],
  part?: Region,
): Promise<number> =>
  page.evaluate(
    async ({ urls, visible, box }) => {
      const { innerWidth, innerHeight } = window;
      const { x, y, width, height } = box ?? { x: 0, y: 0, width: innerWidth, height: innerHeight };
      const read = async (url: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d');
        if (!context) throw new Error('The browser has no 2D canvas');
        context.drawImage(image, -x, -y, innerWidth, innerHeight);
        return context.getImageData(0, 0, width, height).data;
      };
      const [one, other] = await Promise.all([read(urls[0]), read(urls[1])]);
      let differing = 0;
      for (let at = 0; at < one.length; at += 4) {
        const apart = [0, 1, 2].reduce((sum, of) => sum + Math.abs((one[at + of] ?? 0) - (other[at + of] ?? 0)), 0);
        if (apart > visible) differing += 1;
      }
      return differing / (width * height);
    },
    { urls: images, visible: VISIBLE, box: part },
  );
