import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { TUS_CHUNK_TYPE } from '@skal/contracts/support/resumableUpload';
import { isUnavailable } from '../../../db/resilience/databaseErrors.ts';
import type { Dependencies } from '../../../dependencies.ts';
import {
  badRequest,
  conflict,
  HttpError,
  tooLarge,
  unavailable,
  unsupportedMediaType,
} from '../../../server/errors/HttpError.ts';
import { errorLogFields } from '../../../server/observability/log.ts';
import type { Attachment } from '../attachment/Attachment.entity.ts';
import { chunksOf, withTempFile } from '../attachment/receiveUpload.ts';
import { withUploadQuota } from '../attachment/uploadAttachment.ts';
import { assembleUpload } from './assembleUpload.ts';
import { type PartialUpload, PartialUploadEntity } from './PartialUpload.entity.ts';
import { chunkSuffixes, findPartialUpload, isComplete } from './partialUpload.query.ts';
import { chunkName } from './partialUploadRetention.ts';

/** More cuts than any journey by train has; each piece is a thing in the storage. */
const PIECES_MAX = 200;

/** Refuses what cannot be the next piece, before any of it is read. */
function refusePiece(coming: PartialUpload, { headers }: IncomingMessage): void {
  const offset = headers['upload-offset'];
  if (headers['content-type'] !== TUS_CHUNK_TYPE)
    throw unsupportedMediaType(`Please send a piece of the file (${TUS_CHUNK_TYPE}).`);
  if (typeof offset !== 'string' || !/^\d{1,15}$/.test(offset)) {
    throw badRequest('Please say where this piece begins (Upload-Offset).');
  }
  if (Number(offset) !== coming.offset) {
    throw conflict(`This file goes on at byte ${coming.offset}, and not at ${offset}.`);
  }
  if (Number(headers['content-length'] ?? 0) > coming.bytes - coming.offset) {
    throw tooLarge('This piece is longer than what is missing of the file.');
  }
  if (chunkSuffixes(coming).length >= PIECES_MAX)
    throw badRequest('This file comes in too many pieces. Please send it anew.');
}

/** Writes what comes, until it is over or cut; answers with how much it was, and with what ended it. */
async function writeChunks(req: IncomingMessage, file: FileHandle, room: number) {
  let bytes = 0;
  try {
    for await (const chunk of chunksOf(req)) {
      if (bytes + chunk.length > room) throw tooLarge('This piece is longer than what is missing of the file.');
      await file.appendFile(chunk);
      bytes += chunk.length;
    }
    return { bytes };
  } catch (cut) {
    return { bytes, cut };
  }
}

/** Notes a piece where the file still is where it began; of two that come at once one is the next. */
async function notePiece(
  { db }: Pick<Dependencies, 'db'>,
  coming: PartialUpload,
  piece: { name: string; bytes: number },
): Promise<PartialUpload> {
  const { id, chunkPrefix, offset: arrived } = coming;
  const next = {
    offset: arrived + piece.bytes,
    chunks: [...chunkSuffixes(coming), piece.name].join(','),
    updatedAt: Date.now(),
  };
  const { affected } = await db.tx((manager) =>
    manager.update(PartialUploadEntity, { id, chunkPrefix, offset: arrived }, next),
  );
  if (!affected) throw conflict('Another piece of this file has come meanwhile.');
  return { ...coming, ...next };
}

/**
 * Takes the next piece of a file. What has come of it is kept when the connection is cut. The last one makes it a file.
 * @throws HttpError 404 for a file that was not begun, 409 for another piece than the next, 413 or 415 for what is none, 400
 *   where the file is not what its name says, 429 when the business has uploaded enough for one day, 503 when the storage
 *   does not take it
 */
export async function appendChunk(
  deps: Pick<Dependencies, 'db' | 'settings' | 'log' | 'uploads' | 'images' | 'wakeMailWorker'>,
  businessId: string,
  announced: Attachment,
  req: IncomingMessage,
): Promise<PartialUpload> {
  const { db, log, settings, uploads } = deps;
  const before = await findPartialUpload(db, announced.id);
  const room = before.bytes - before.offset;
  const take = () =>
    withTempFile(settings.dataDir, announced.id, async (file, path) => {
      const { bytes, cut } = await writeChunks(req, file, room);
      if (bytes === 0) throw cut ?? badRequest('This piece is empty.');
      const name = randomUUID();
      const key = chunkName(before.chunkPrefix, name);
      await uploads.put(key, { stream: createReadStream(path), bytes });
      const coming = await notePiece(deps, before, { name, bytes }).catch(async (error) => {
        // When the answer of the database was lost the row may name the piece all the same.
        if (!isUnavailable(error)) await uploads.remove(key).catch(() => undefined);
        throw error;
      });
      return { bytes, result: { coming, cut } };
    });
  try {
    refusePiece(before, req);
    const { coming, cut } = await withUploadQuota(deps, businessId, req, take);
    if (isComplete(coming)) return await assembleUpload(deps, businessId, announced, coming);
    if (cut) throw cut;
    return coming;
  } catch (error) {
    // A caller who is still sending reads the refusal only when somebody takes the rest.
    req.resume();
    if (error instanceof HttpError || isUnavailable(error)) throw error;
    log.error({ attachment: announced.id, ...errorLogFields(error) }, 'upload not stored');
    throw unavailable();
  }
}
