import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Locale } from '@skal/contracts/site/locale';
import {
  type AnyAttachmentKind,
  findAttachmentKind,
  formatKinds,
  type OptionalAttachmentKind,
  optionalKinds,
} from '@skal/contracts/support/attachmentKinds';
import { ATTACHMENT_BYTES_MAX, attachmentLimitLabels } from '@skal/contracts/support/ticket';
import type { Storage } from '@skal/storage';
import { sentence, textFor } from '../../../language/text.ts';
import { badRequest, tooLarge, unsupportedMediaType } from '../../../server/errors/HttpError.ts';
import type { ImageProcessor } from '../image/ImageProcessor.ts';
import { imageTypes } from '../image/image.ts';
import { storeImage } from '../image/storeImage.ts';
import type { Attachment } from './Attachment.entity.ts';
import { detectKind, matchesContent, SIGNATURE_BYTES } from './fileSignature.ts';

const BYTES = /^application\/octet-stream\s*(?:;|$)/i;
const TOO_LARGE = sentence(/*i18n*/ 'This file is larger than {size}.', { size: attachmentLimitLabels.size });
const EMPTY = /*i18n*/ 'This file is empty.';
const WRONG_KIND = /*i18n*/ 'The content of this file does not match its file extension. Please attach {kinds} files.';

/** Suffix of a temp file; its prefix is the attachment's id. */
const TEMP_SUFFIX = '.part';
export const isTempFile = (name: string): boolean => name.endsWith(TEMP_SUFFIX);
export const parseAttachmentId = (part: string): string => part.slice(0, part.indexOf('.'));

/** Returns the folder of temp files: the type of a file is known only once it is complete. */
export const getTempUploadDir = (dataDir: string): string => join(dataDir, 'arriving');

/** Rejects by its headers what need not be read. */
function requireValidHeaders({ headers }: IncomingMessage): void {
  if (!BYTES.test(headers['content-type'] ?? '')) {
    throw unsupportedMediaType(/*i18n*/ 'Please send the file itself (Content-Type: application/octet-stream).');
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw unsupportedMediaType(/*i18n*/ 'Please send the file uncompressed.');
  if (Number(headers['content-length']) > ATTACHMENT_BYTES_MAX) throw tooLarge(TOO_LARGE);
  if (headers['content-length'] === '0') throw badRequest(EMPTY);
}

/** Yields the body's chunks. A consumer that stops early leaves the request intact, so that it can be answered. */
export async function* readChunks(req: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* req.iterator({ destroyOnReturn: false });
  } catch {
    throw badRequest(/*i18n*/ 'The upload ended too early. Please try again.');
  }
}

/**
 * Writes an upload to a temp file, and stops as soon as its content cannot match its name.
 * @returns number of bytes received, and the detected type
 */
async function receiveToFile(
  chunks: AsyncIterable<Uint8Array>,
  file: FileHandle,
  { name, kinds }: { name: string; kinds: (locale: Locale) => string },
): Promise<{ receivedBytes: number; kind: AnyAttachmentKind }> {
  // Whether the site accepts the type was checked when the file was announced.
  const named = findAttachmentKind(name, optionalKinds);
  if (!named)
    throw badRequest(sentence(/*i18n*/ 'This file type is not supported. Please attach {kinds} files.', { kinds }));
  let kind: AnyAttachmentKind = named;
  const detect = async (head: Uint8Array) => {
    const found = await detectKind(named, head);
    if (!found) throw badRequest(sentence(WRONG_KIND, { kinds }));
    kind = found;
  };
  let head = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > ATTACHMENT_BYTES_MAX) throw tooLarge(TOO_LARGE);
    if (head.length < SIGNATURE_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, SIGNATURE_BYTES - head.length)]);
      if (head.length === SIGNATURE_BYTES) await detect(head);
    }
    await file.appendFile(chunk);
  }
  if (bytes === 0) throw badRequest(EMPTY);
  if (head.length < SIGNATURE_BYTES) await detect(head);
  return { receivedBytes: bytes, kind };
}

export interface ReceivedUpload extends Pick<Attachment, 'thumbnailWidth' | 'thumbnailHeight'> {
  /** Object name in the storage. */
  storedAs: string;
  /** Number of bytes stored. */
  bytes: number;
  /** Number of bytes received. */
  receivedBytes: number;
}

/** Processing of an upload between request and storage. */
export interface UploadPipeline {
  dataDir: string;
  storage: Pick<Storage, 'put'>;
  /** Scans a complete file before it is stored. */
  scan(path: string): Promise<void>;
  /** Re-encodes images. */
  pictures: Pick<ImageProcessor, 'process'>;
  /** File types that this site accepts besides the specified ones. */
  allowed: readonly OptionalAttachmentKind[] | undefined;
  /** Business or operators, for the fairness of the image queue. */
  owner: string;
}

/**
 * Runs `work` with a temp file that is deleted afterwards. Its name contains the attachment's id, so housekeeping knows
 * that it is being uploaded.
 */
export async function withTempFile<Result>(
  dataDir: string,
  attachmentId: string,
  work: (file: FileHandle, path: string) => Promise<Result>,
): Promise<Result> {
  const folder = getTempUploadDir(dataDir);
  const path = join(folder, `${attachmentId}.${randomUUID()}${TEMP_SUFFIX}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  try {
    return await work(file, path);
  } finally {
    // The work is done; a temp file that stays is deleted by age.
    await file.close().catch(() => undefined);
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/**
 * Stores a file under a random name, completely or not at all.
 * @throws HttpError 400 or 413 for a file that is not accepted; other errors come from disk or storage
 */
export const receiveFile = (
  chunks: AsyncIterable<Uint8Array>,
  { dataDir, storage, scan, pictures, allowed, owner }: UploadPipeline,
  { id, name }: Pick<Attachment, 'id' | 'name'>,
): Promise<ReceivedUpload> =>
  withTempFile(dataDir, id, async (file, path) => {
    const storedAs = randomUUID();
    const kinds = (locale: Locale) => textFor(locale, formatKinds(allowed));
    const { receivedBytes, kind: found } = await receiveToFile(chunks, file, { name, kinds });
    if (!(await matchesContent(found, path))) throw badRequest(sentence(WRONG_KIND, { kinds }));
    await scan(path);
    const kind = imageTypes.find((one) => one === found);
    if (!kind) {
      await storage.put(storedAs, { stream: createReadStream(path), bytes: receivedBytes });
      return { storedAs, bytes: receivedBytes, receivedBytes, thumbnailWidth: null, thumbnailHeight: null };
    }
    const { bytes, thumbnail } = await withTempFile(dataDir, id, (_unused, processedPath) =>
      withTempFile(dataDir, id, (_small, thumbnailPath) =>
        storeImage({ pictures, storage }, { kind, path, processedPath, thumbnailPath, storedAs, owner }),
      ),
    );
    return { storedAs, bytes, receivedBytes, thumbnailWidth: thumbnail.width, thumbnailHeight: thumbnail.height };
  });

/**
 * Stores the body of a request as a file.
 * @throws HttpError 400, 413 or 415 for a file that is not accepted; other errors come from disk or storage
 */
export async function receiveUpload(
  req: IncomingMessage,
  way: UploadPipeline,
  announced: Pick<Attachment, 'id' | 'name'>,
): Promise<ReceivedUpload> {
  try {
    requireValidHeaders(req);
    return await receiveFile(readChunks(req), way, announced);
  } catch (error) {
    // A client reads the error only once the rest of its body has been consumed.
    req.resume();
    throw error;
  }
}
