import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import {
  type AnyAttachmentKind,
  attachmentKindOf,
  kindsInWords,
  type OptionalAttachmentKind,
  optionalKinds,
} from '@skal/contracts/support/attachmentKinds';
import { ATTACHMENT_BYTES_MAX, attachmentLimitLabels } from '@skal/contracts/support/ticket';
import type { Storage } from '@skal/storage';
import { badRequest, tooLarge, unsupportedMediaType } from '../../../server/errors/HttpError.ts';
import type { ImageProcessor } from '../image/ImageProcessor.ts';
import { imageTypes } from '../image/image.ts';
import { storeImage } from '../image/storeImage.ts';
import type { Attachment } from './Attachment.entity.ts';
import { isLike, kindByContent, SIGNATURE_BYTES } from './fileSignature.ts';

const BYTES = /^application\/octet-stream\s*(?:;|$)/i;
const TOO_LARGE = `This file is larger than ${attachmentLimitLabels.size}.`;
const EMPTY = 'This file is empty.';
const WRONG_KIND = 'This file is not what its name says.';

/** The end of a file's name while it is being written; its beginning is the id of the file that was announced. */
const PART = '.part';
export const isTempFile = (name: string): boolean => name.endsWith(PART);
export const attachmentIdOf = (part: string): string => part.slice(0, part.indexOf('.'));

/** Where a file lies until all of it is here: only then is it known what it is. */
export const tempUploadDir = (dataDir: string): string => join(dataDir, 'arriving');

/** Refuses by the headers what need not be read. */
function refuseByHeaders({ headers }: IncomingMessage): void {
  if (!BYTES.test(headers['content-type'] ?? '')) {
    throw unsupportedMediaType('Please send the file itself (Content-Type: application/octet-stream).');
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw unsupportedMediaType('Please send the file uncompressed.');
  if (Number(headers['content-length']) > ATTACHMENT_BYTES_MAX) throw tooLarge(TOO_LARGE);
  if (headers['content-length'] === '0') throw badRequest(EMPTY);
}

/** The bytes as they come. Whoever stops reading early leaves the request whole, so that it can be answered. */
export async function* chunksOf(req: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* req.iterator({ destroyOnReturn: false });
  } catch {
    throw badRequest('The upload ended too early. Please try again.');
  }
}

/**
 * Writes a file as it comes in, and stops as soon as it cannot be what its name says.
 * @returns how many bytes have come, and what the file is by its content
 */
async function copy(
  chunks: AsyncIterable<Uint8Array>,
  file: FileHandle,
  { name, please }: { name: string; please: string },
): Promise<{ receivedBytes: number; kind: AnyAttachmentKind }> {
  // Whether this site takes the kind was asked when the file was announced.
  const named = attachmentKindOf(name, optionalKinds);
  if (!named) throw badRequest(`This kind of file cannot be attached. ${please}`);
  let kind: AnyAttachmentKind = named;
  const look = async (head: Uint8Array) => {
    const found = await kindByContent(named, head);
    if (!found) throw badRequest(`${WRONG_KIND} ${please}`);
    kind = found;
  };
  let head = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > ATTACHMENT_BYTES_MAX) throw tooLarge(TOO_LARGE);
    if (head.length < SIGNATURE_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, SIGNATURE_BYTES - head.length)]);
      if (head.length === SIGNATURE_BYTES) await look(head);
    }
    await file.appendFile(chunk);
  }
  if (bytes === 0) throw badRequest(EMPTY);
  if (head.length < SIGNATURE_BYTES) await look(head);
  return { receivedBytes: bytes, kind };
}

export interface ReceivedUpload extends Pick<Attachment, 'thumbnailWidth' | 'thumbnailHeight'> {
  /** Its name in the storage. */
  storedAs: string;
  /** So many bytes of it are stored. */
  bytes: number;
  /** So many have come. */
  receivedBytes: number;
}

/** Where a file goes by way of what. */
export interface UploadPipeline {
  dataDir: string;
  storage: Pick<Storage, 'put'>;
  /** Looks at a file that is here, before it is stored. */
  scan(path: string): Promise<void>;
  /** Draws pictures again. */
  pictures: Pick<ImageProcessor, 'process'>;
  /** The kinds that this site takes besides the specified ones. */
  allowed: readonly OptionalAttachmentKind[] | undefined;
  /** Whose file it is. */
  owner: string;
}

/**
 * Does something with a file of a random name beside the storage, which is gone afterwards. Housekeeping knows by its name
 * that this attachment comes just now.
 */
export async function withTempFile<Result>(
  dataDir: string,
  attachmentId: string,
  work: (file: FileHandle, path: string) => Promise<Result>,
): Promise<Result> {
  const folder = tempUploadDir(dataDir);
  const path = join(folder, `${attachmentId}.${randomUUID()}${PART}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  try {
    return await work(file, path);
  } finally {
    // What was done is done; what stays here goes by its age.
    await file.close().catch(() => undefined);
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/**
 * Takes a file into the storage: under a random name, whole and there for good, or not at all.
 * @throws HttpError 400 or 413 for what cannot be taken; anything else is a fault of the disk or the storage
 */
export const receiveFile = (
  chunks: AsyncIterable<Uint8Array>,
  { dataDir, storage, scan, pictures, allowed, owner }: UploadPipeline,
  { id, name }: Pick<Attachment, 'id' | 'name'>,
): Promise<ReceivedUpload> =>
  withTempFile(dataDir, id, async (file, path) => {
    const storedAs = randomUUID();
    const please = `Please attach ${kindsInWords(allowed)} files.`;
    const { receivedBytes, kind: found } = await copy(chunks, file, { name, please });
    if (!(await isLike(found, path))) throw badRequest(`${WRONG_KIND} ${please}`);
    await scan(path);
    const kind = imageTypes.find((one) => one === found);
    if (!kind) {
      await storage.put(storedAs, { stream: createReadStream(path), bytes: receivedBytes });
      return { storedAs, bytes: receivedBytes, receivedBytes, thumbnailWidth: null, thumbnailHeight: null };
    }
    const { bytes, thumbnail } = await withTempFile(dataDir, id, (_drawn, drawnPath) =>
      withTempFile(dataDir, id, (_small, thumbnailPath) =>
        storeImage({ pictures, storage }, { kind, path, drawnPath, thumbnailPath, storedAs, owner }),
      ),
    );
    return { storedAs, bytes, receivedBytes, thumbnailWidth: thumbnail.width, thumbnailHeight: thumbnail.height };
  });

/**
 * Takes the body of a request as a file into the storage.
 * @throws HttpError 400, 413 or 415 for what cannot be taken; anything else is a fault of the disk or the storage
 */
export async function receiveUpload(
  req: IncomingMessage,
  way: UploadPipeline,
  announced: Pick<Attachment, 'id' | 'name'>,
): Promise<ReceivedUpload> {
  try {
    refuseByHeaders(req);
    return await receiveFile(chunksOf(req), way, announced);
  } catch (error) {
    // A caller who is still sending reads the refusal only when somebody takes the rest.
    req.resume();
    throw error;
  }
}
