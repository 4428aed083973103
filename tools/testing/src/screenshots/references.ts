/** Pictures of what there is to see, held against those of the last change that somebody has looked at: `e2e/pictures`. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPackagedBrowser } from '@skal/tooling/src/browser/packaged.ts';
import type { PageScreenshotOptions } from '@playwright/test';

interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Of Playwright's own comparison, which it has no types for. */
interface Comparison {
  readonly utils: {
    getComparator(
      type: 'image/webp',
    ): (
      actual: Buffer,
      expected: Buffer,
      options: { threshold: number; maxDiffPixels: number },
    ) => { errorMessage: string; diff?: Buffer } | null;
    decodeWebp(file: Buffer): Image;
    encodeWebp(image: Image, options: { lossless: boolean; quality: number }): Buffer;
  };
}

const { utils } = createRequire(import.meta.url)('playwright-core/lib/coreBundle') as Comparison;
const compare = utils.getComparator('image/webp');

/** The same pixels in a fourth of the bytes: the browser is in a hurry. Of what is lossless, quality is effort. */
const packed = (picture: Buffer): Buffer =>
  utils.encodeWebp(utils.decodeWebp(picture), { lossless: true, quality: 75 });

/**
 * The same browser with the same fonts paints the same pixels. Another kind of processor may round the shade of an edge
 * otherwise, by a level or two of 255: this lets five levels of grey pass, and not one pixel that differs by more.
 */
const TOLERANCE = { threshold: 0.02, maxDiffPixels: 0 };

/**
 * How each picture is taken: nothing moves, and no caret blinks, not even where its colour is the system's. Of this
 * quality WebP is lossless.
 */
export const SCREENSHOT_OPTIONS = {
  type: 'webp',
  quality: 100,
  animations: 'disabled',
  caret: 'hide',
  style: '* { caret-animation: manual !important }',
} as const satisfies PageScreenshotOptions;

const KEPT = fileURLToPath(new URL('../../pictures', import.meta.url));
const RESULTS = fileURLToPath(new URL('../../../test-results/pictures', import.meta.url));
const RENEW = 'npm test -- --update';
const isRenewed = (): boolean => process.env.E2E_PICTURES === 'renew';

const write = (file: string, content: Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const read = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/** The pictures of one folder. */
export class ReferenceScreenshots {
  private readonly held = new Set<string>();
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    if (isRenewed() && !hasPackagedBrowser)
      throw new Error('These are pictures of the packaged browser, on Linux x64.');
  }

  /** What is wrong with a picture that was taken now, in a line; nothing where it is as it was. */
  hold(name: string, taken: Buffer): string[] {
    const file = `${name}.webp`;
    this.held.add(file);
    // Another browser paints other pixels. That it draws the page has been seen by now.
    if (!hasPackagedBrowser) return [];
    const place = join(KEPT, this.folder, file);
    const kept = read(place);
    const difference = kept ? compare(taken, kept, TOLERANCE) : { errorMessage: 'there is no picture of it yet' };
    if (!difference) return [];
    if (isRenewed()) {
      write(place, packed(taken));
      return [];
    }
    const result = join(RESULTS, this.folder, name);
    write(`${result}.actual.webp`, taken);
    if (kept) write(`${result}.expected.webp`, kept);
    if (difference.diff) write(`${result}.difference.png`, difference.diff);
    return [`${this.folder}/${name}: ${difference.errorMessage} See test-results/pictures; if it is meant: ${RENEW}`];
  }

  /** The pictures in the folder that nothing was held against. */
  unheld(): string[] {
    const left = readdirSync(join(KEPT, this.folder)).filter((file) => !this.held.has(file));
    if (!isRenewed()) return left.map((file) => `${this.folder}/${file} is a picture of nothing. ${RENEW} removes it`);
    for (const file of left) rmSync(join(KEPT, this.folder, file));
    return [];
  }
}
