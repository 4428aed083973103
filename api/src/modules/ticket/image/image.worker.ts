import { writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type SharpOptions } from 'sharp';
import { messageOf } from '../../../errorProps.ts';
import type { ImageResult, ImageTask, ImageWorkerMessage } from './image.ts';

// Draws one picture and its thumbnail, says what came of it, and ends: a process of its own, so that neither a fault of a
// decoder nor what it takes of memory is the site's.

/** Both sides of a thumbnail are at most so many pixels: twice what is shown, for screens that are that fine. */
const THUMBNAIL_SIDE = 320;

/** Above it eyes see no difference, and files only grow. */
const QUALITY = { jpeg: 85, webp: 75 } as const;

/** How often it is looked at how much memory this process has, in milliseconds. */
const LOOK_MS = 20;

/** The decoder is told to stop before somebody outside ends all of it. */
const SHARE_OF_TIME = 0.9;

/** Only what a ticket takes is decoded, whatever a file turns out to be: each decoder more is one more that may have a hole. */
function allowOnlyPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadNsgifFile'] });
}

function say(message: ImageWorkerMessage): void {
  process.send?.(message, () => process.disconnect());
}

/** What a decoder cannot read, unless it was stopped. */
const faultOf = (error: unknown): ImageWorkerMessage => ({
  fault: messageOf(error).includes('timeout') ? 'time' : 'unreadable',
});

async function draw({ kind, from, picture, thumbnail, bounds }: ImageTask): Promise<ImageWorkerMessage> {
  const options: SharpOptions = { limitInputPixels: bounds.pixels, failOn: 'error' };
  const seconds = Math.max(1, Math.floor((bounds.timeoutMs * SHARE_OF_TIME) / 1000));
  const open = () => sharp(from, options).timeout({ seconds }).autoOrient();
  let drawn: ImageResult;
  let whole: Buffer | undefined;
  let small: { data: Buffer; info: { width: number; height: number } };
  try {
    const { format, width, height } = await sharp(from, { ...options, limitInputPixels: false }).metadata();
    if (format !== kind) return { fault: 'unreadable' };
    if (width * height > bounds.pixels) return { fault: 'pixels' };
    // Drawn anew it would stand still.
    const isKept = kind === 'gif' || (kind === 'png' && (await fileTypeFromFile(from))?.ext === 'apng');
    if (!isKept) whole = await (kind === 'jpeg' ? open().jpeg({ quality: QUALITY.jpeg }) : open().png()).toBuffer();
    const side = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    small = await open().resize(side).webp({ quality: QUALITY.webp }).toBuffer({ resolveWithObject: true });
    drawn = { isUnchanged: isKept, thumbnail: { width: small.info.width, height: small.info.height } };
  } catch (error) {
    return faultOf(error);
  }
  if (whole) await writeFile(picture, whole);
  await writeFile(thumbnail, small.data);
  return { drawn };
}

sharp.cache(false);
sharp.concurrency(1);
allowOnlyPictures();

// Whoever asked has died.
process.once('disconnect', () => process.exit());

process.once('message', async (task: ImageTask) => {
  const look = () => {
    if (process.memoryUsage.rss() < task.bounds.memoryBytes) return;
    process.send?.({ fault: 'memory' } satisfies ImageWorkerMessage, () => process.exit());
  };
  look();
  setInterval(look, LOOK_MS).unref();
  say(await draw(task).catch((error) => ({ broken: messageOf(error) })));
});
