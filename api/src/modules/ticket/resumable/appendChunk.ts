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
import { getErrorLogFields } from '../../../server/observability/log.ts';
import { readChunks, withTempFile } from '../attachment/receiveUpload.ts';
import { withUploadQuota } from '../attachment/uploadAttachment.ts';
import { assembleUpload } from './assembleUpload.ts';
import { findPartialUpload, isComplete, listChunkSuffixes } from './partialUpload.query.ts';
import { buildChunkName } from './partialUploadRetention.ts';
import type { PartialUpload } from './partialUploads.ts';
import type { UploadTarget } from './uploadTarget.ts';

/** More interruptions than a train journey has; each chunk is an object in the storage. */
const CHUNKS_MAX = 200;

/** Rejects what cannot be the next chunk, before its body is read. */
function requireNextChunk(upload: PartialUpload, { headers }: IncomingMessage): void {
  const offset = headers['upload-offset'];
  if (headers['content-type'] !== TUS_CHUNK_TYPE)
    throw unsupportedMediaType(`Please send a chunk of the file (${TUS_CHUNK_TYPE}).`);
  if (typeof offset !== 'string' || !/^\d{1,15}$/.test(offset)) {
    throw badRequest('Upload-Offset is missing.');
  }
  if (Number(offset) !== upload.byteOffset) {
    throw conflict(`Upload-Offset is ${offset}, but ${upload.byteOffset} bytes have been received.`);
  }
  if (Number(headers['content-length'] ?? 0) > upload.bytes - upload.byteOffset) {
    throw tooLarge(/*i18n*/ 'This chunk is longer than the rest of the file.');
  }
  if (listChunkSuffixes(upload).length >= CHUNKS_MAX)
    throw badRequest(/*i18n*/ 'This file has too many chunks. Please upload it again.');
}

/**
 * Writes the body to a file until it ends or is cut.
 * @returns number of bytes, and the error that ended it
 */
async function writeChunks(req: IncomingMessage, file: FileHandle, maxBytes: number) {
  let bytes = 0;
  try {
    for await (const chunk of readChunks(req)) {
      if (bytes + chunk.length > maxBytes) throw tooLarge(/*i18n*/ 'This chunk is longer than the rest of the file.');
      await file.appendFile(chunk);
      bytes += chunk.length;
    }
    return { bytes };
  } catch (cut) {
    return { bytes, cut };
  }
}

/** Records a chunk if the offset is still the expected one; of two concurrent chunks one succeeds. */
async function recordChunk(
  { db }: Pick<Dependencies, 'db'>,
  { entity }: UploadTarget,
  upload: PartialUpload,
  piece: { name: string; bytes: number },
): Promise<PartialUpload> {
  const { id, chunkPrefix, byteOffset: receivedBefore } = upload;
  const next = {
    byteOffset: receivedBefore + piece.bytes,
    chunks: [...listChunkSuffixes(upload), piece.name].join(','),
    updatedAt: Date.now(),
  };
  const { affected } = await db.tx((manager) =>
    manager.update(entity, { id, chunkPrefix, byteOffset: receivedBefore }, next),
  );
  if (!affected) throw conflict(/*i18n*/ 'Another chunk of this file was received in the meantime.');
  return { ...upload, ...next };
}

/**
 * Appends the next chunk of an upload. If the connection is cut, the bytes received are kept. The last chunk completes
 * the file.
 * @throws HttpError 404 for an unknown upload, 409 for a wrong offset, 413 or 415 for an invalid chunk
 * @throws HttpError 400 if the content does not match the file's name, 429 over the daily quota, 503 without storage
 */
export async function appendChunk(
  deps: Pick<Dependencies, 'db' | 'settings' | 'log' | 'uploads'>,
  target: UploadTarget,
  req: IncomingMessage,
): Promise<PartialUpload> {
  const { db, log, settings, uploads } = deps;
  const before = await findPartialUpload(db, target);
  const maxBytes = before.bytes - before.byteOffset;
  const receive = () =>
    withTempFile(settings.dataDir, target.id, async (file, path) => {
      const { bytes, cut } = await writeChunks(req, file, maxBytes);
      if (bytes === 0) throw cut ?? badRequest(/*i18n*/ 'This chunk is empty.');
      const name = randomUUID();
      const key = buildChunkName(before.chunkPrefix, name);
      await uploads.put(key, { stream: createReadStream(path), bytes });
      const upload = await recordChunk(deps, target, before, { name, bytes }).catch(async (error) => {
        // If the database's response was lost, the row may refer to the chunk all the same.
        if (!isUnavailable(error)) await uploads.remove(key).catch(() => undefined);
        throw error;
      });
      return { bytes, result: { upload, cut } };
    });
  try {
    requireNextChunk(before, req);
    const { upload, cut } = await withUploadQuota(deps, target.businessId, req, receive);
    if (isComplete(upload)) return await assembleUpload(deps, target, upload);
    if (cut) throw cut;
    return upload;
  } catch (error) {
    // A client reads the error only once the rest of its body has been consumed.
    req.resume();
    if (error instanceof HttpError || isUnavailable(error)) throw error;
    log.error({ upload: target.id, ...getErrorLogFields(error) }, 'upload not stored');
    throw unavailable();
  }
}
