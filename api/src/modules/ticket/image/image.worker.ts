import { writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type SharpOptions } from 'sharp';
import { getErrorMessage } from '../../../errorProps.ts';
import type { ImageResult, ImageTask, ImageWorkerMessage } from './image.ts';

// Processes one image and its thumbnail, sends the result, and exits. A separate process, so that a decoder's crash or
// memory use does not affect the site.

/** Maximum side of a thumbnail in pixels: twice the displayed size, for high-density screens. */
const THUMBNAIL_SIDE = 320;

/** Above this quality no difference is visible, and files only grow. */
const QUALITY = { jpeg: 85, webp: 75 } as const;

/** Interval at which this process checks its memory, in milliseconds. */
const MEMORY_CHECK_MS = 20;

/** The decoder's own timeout ends before the process is killed. */
const SHARE_OF_TIME = 0.9;

/** Enables only the decoders that tickets need: each further decoder is attack surface. */
function allowOnlyPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadNsgifFile'] });
}

function send(message: ImageWorkerMessage): void {
  process.send?.(message, () => process.disconnect());
}

/** Maps a decoder's error, unless it was stopped. */
const toErrorMessage = (error: unknown): ImageWorkerMessage => ({
  fault: getErrorMessage(error).includes('timeout') ? 'time' : 'unreadable',
});

async function draw({ kind, from, picture, thumbnail, bounds }: ImageTask): Promise<ImageWorkerMessage> {
  const options: SharpOptions = { limitInputPixels: bounds.pixels, failOn: 'error' };
  const seconds = Math.max(1, Math.floor((bounds.timeoutMs * SHARE_OF_TIME) / 1000));
  const open = () => sharp(from, options).timeout({ seconds }).autoOrient();
  let result: ImageResult;
  let whole: Buffer | undefined;
  let small: { data: Buffer; info: { width: number; height: number } };
  try {
    const { format, width, height } = await sharp(from, { ...options, limitInputPixels: false }).metadata();
    if (format !== kind) return { fault: 'unreadable' };
    if (width * height > bounds.pixels) return { fault: 'pixels' };
    // Re-encoding would remove the animation.
    const isKept = kind === 'gif' || (kind === 'png' && (await fileTypeFromFile(from))?.ext === 'apng');
    if (!isKept) whole = await (kind === 'jpeg' ? open().jpeg({ quality: QUALITY.jpeg }) : open().png()).toBuffer();
    const side = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    small = await open().resize(side).webp({ quality: QUALITY.webp }).toBuffer({ resolveWithObject: true });
    result = { isUnchanged: isKept, thumbnail: { width: small.info.width, height: small.info.height } };
  } catch (error) {
    return toErrorMessage(error);
  }
  if (whole) await writeFile(picture, whole);
  await writeFile(thumbnail, small.data);
  return { result };
}

sharp.cache(false);
sharp.concurrency(1);
allowOnlyPictures();

// The parent process has died.
process.once('disconnect', () => process.exit());

process.once('message', async (task: ImageTask) => {
  const checkMemory = () => {
    if (process.memoryUsage.rss() < task.bounds.memoryBytes) return;
    process.send?.({ fault: 'memory' } satisfies ImageWorkerMessage, () => process.exit());
  };
  checkMemory();
  setInterval(checkMemory, MEMORY_CHECK_MS).unref();
  send(await draw(task).catch((error) => ({ broken: getErrorMessage(error) })));
});
