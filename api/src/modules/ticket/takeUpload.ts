import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { ATTACHMENT_BYTES_MAX, attachmentKindOf, attachmentWords } from '@skal/contracts/ticket';
import type { Storage } from '@skal/storage';
import { badRequest, tooLarge, unsupported } from '../../server/refusal.ts';
import type { Attachment } from './Attachment.entity.ts';
import { beginsLike, HEAD_BYTES } from './fileBeginning.ts';

const BYTES = /^application\/octet-stream\s*(?:;|$)/i;
const TOO_LARGE = `This file is larger than ${attachmentWords.size}.`;
const EMPTY = 'This file is empty.';
const KINDS = `Please attach ${attachmentWords.kinds} files.`;

/** The end of a file's name while it is being written; its beginning is the id of the file that was announced. */
const PART = '.part';
export const isPart = (name: string): boolean => name.endsWith(PART);
export const announcedBy = (part: string): string => part.slice(0, part.indexOf('.'));

/** Where a file lies until all of it is here: only then is it known what it is. */
export const arrivingFolder = (dataDir: string): string => join(dataDir, 'arriving');

/** Refuses by the headers what need not be read. */
function refuseByHeaders({ headers }: IncomingMessage): void {
  if (!BYTES.test(headers['content-type'] ?? '')) {
    throw unsupported('Please send the file itself (Content-Type: application/octet-stream).');
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw unsupported('Please send the file uncompressed.');
  if (Number(headers['content-length']) > ATTACHMENT_BYTES_MAX) throw tooLarge(TOO_LARGE);
  if (headers['content-length'] === '0') throw badRequest(EMPTY);
}

/** The bytes as they come. Whoever stops reading early leaves the request whole, so that it can be answered. */
async function* chunksOf(req: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* req.iterator({ destroyOnReturn: false });
  } catch {
    throw badRequest('The upload ended too early. Please try again.');
  }
}

/** Writes a file from a request as it comes in, and stops as soon as it cannot be what its name says. */
async function copy(req: IncomingMessage, file: FileHandle, name: string): Promise<number> {
  const kind = attachmentKindOf(name);
  const wrongKind = () => badRequest(`This file is not what its name says. ${KINDS}`);
  if (!kind) throw badRequest(`This kind of file cannot be attached. ${KINDS}`);
  let head = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of chunksOf(req)) {
    bytes += chunk.length;
    if (bytes > ATTACHMENT_BYTES_MAX) throw tooLarge(TOO_LARGE);
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      if (head.length === HEAD_BYTES && !(await beginsLike(kind, head))) throw wrongKind();
    }
    await file.appendFile(chunk);
  }
  if (bytes === 0) throw badRequest(EMPTY);
  if (head.length < HEAD_BYTES && !(await beginsLike(kind, head))) throw wrongKind();
  return bytes;
}

export interface TakenUpload {
  /** Its name in the storage. */
  storedAs: string;
  bytes: number;
}

/**
 * Takes the body of a request as a file into the storage: under a random name, whole and there for good, or not at all.
 * @throws Refusal 400, 413 or 415 for what cannot be taken; anything else is a fault of the disk or the storage
 */
export async function takeUpload(
  req: IncomingMessage,
  { dataDir, storage }: { dataDir: string; storage: Pick<Storage, 'put'> },
  { id, name }: Pick<Attachment, 'id' | 'name'>,
): Promise<TakenUpload> {
  const storedAs = randomUUID();
  const folder = arrivingFolder(dataDir);
  const part = join(folder, `${id}.${storedAs}${PART}`);
  let file: FileHandle | undefined;
  try {
    refuseByHeaders(req);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    file = await open(part, 'wx', 0o600);
    const bytes = await copy(req, file, name);
    await storage.put(storedAs, { stream: createReadStream(part), bytes });
    return { storedAs, bytes };
  } catch (error) {
    // A caller who is still sending reads the refusal only when somebody takes the rest.
    req.resume();
    throw error;
  } finally {
    // What was done is done; what stays here goes by its age.
    await file?.close().catch(() => undefined);
    await rm(part, { force: true }).catch(() => undefined);
  }
}
