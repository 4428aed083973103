import { writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { getErrorMessage } from '../../../errorProps.ts';
import type { ImageFile, ImageResult, ImageSize, ImageTask, ImageWorkerMessage } from './image.ts';

// Processes one image into files, sends the result, and exits. A separate process, so that a decoder's crash or
// memory use does not affect the site.

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

const isResized = (file: ImageFile): file is Required<ImageFile> => file.box !== undefined;

/** Encodes the smaller files from one decoded image, as large as the largest of them. */
async function resize(image: Sharp, files: readonly Required<ImageFile>[]) {
  const width = Math.max(...files.map(({ box }) => box.width));
  const height = Math.max(...files.map(({ box }) => box.height));
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await image
    .resize({ width, height, ...inside })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const results: { path: string; data: Buffer; info: ImageSize }[] = [];
  for (const { path, box } of files) {
    const smaller = sharp(data, { raw: info }).resize({ width: box.width, height: box.height, ...inside });
    const encoded =
      box.format === 'webp'
        ? smaller.webp({ quality: QUALITY.webp })
        : smaller.flatten({ background: '#fff' }).jpeg({ quality: QUALITY.jpeg, progressive: true });
    results.push({ path, ...(await encoded.toBuffer({ resolveWithObject: true })) });
  }
  return results;
}

async function draw({ kind, from, files, bounds }: ImageTask): Promise<ImageWorkerMessage> {
  const options: SharpOptions = { limitInputPixels: bounds.pixels, failOn: 'error' };
  const seconds = Math.max(1, Math.floor((bounds.timeoutMs * SHARE_OF_TIME) / 1000));
  const open = () => sharp(from, options).timeout({ seconds }).autoOrient();
  const written: { path: string; data: Buffer }[] = [];
  let result: ImageResult;
  try {
    const { format, width, height } = await sharp(from, { ...options, limitInputPixels: false }).metadata();
    if (format !== kind) return { fault: 'unreadable' };
    if (width * height > bounds.pixels) return { fault: 'pixels' };
    // Re-encoding would remove the animation.
    const isUnchanged = kind === 'gif' || (kind === 'png' && (await fileTypeFromFile(from))?.ext === 'apng');
    const whole = files.find((file) => !isResized(file));
    if (whole && !isUnchanged) {
      const data = await (kind === 'jpeg' ? open().jpeg({ quality: QUALITY.jpeg }) : open().png()).toBuffer();
      written.push({ path: whole.path, data });
    }
    const resized = await resize(open(), files.filter(isResized));
    written.push(...resized);
    result = { isUnchanged, sizes: resized.map(({ info }) => ({ width: info.width, height: info.height })) };
  } catch (error) {
    return toErrorMessage(error);
  }
  for (const { path, data } of written) await writeFile(path, data);
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
