import type { Storage } from '@skal/storage';
import type { Dependencies } from '../../dependencies.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Attachment } from './Attachment.entity.ts';
import { type ComingFile, ComingFileEntity } from './ComingFile.entity.ts';
import { partsOf } from './comingFile.query.ts';
import { pieceName } from './forgetPieces.ts';
import { removeUploads } from './forgetUploads.ts';
import { takeFile, type Way } from './takeUpload.ts';
import { storeAttachment } from './uploadAttachment.ts';

async function* chunksIn(uploads: Pick<Storage, 'get'>, names: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const name of names) yield* await uploads.get(name);
}

/**
 * Makes one file of the pieces that have come, as if it had come at once. Whoever asks again afterwards hears that all of it
 * has come; until then anybody who asks may do this.
 * @throws Refusal 400 for a file that is not what its name says, or 413 where there is no room for it: nothing of it stays; 503 when the storage does not
 *   take it, where everything stays
 */
export async function storeWhole(
  deps: Pick<Dependencies, 'db' | 'log' | 'settings' | 'uploads' | 'images' | 'wakeMailWorker'>,
  businessId: string,
  announced: Attachment,
  coming: ComingFile,
): Promise<ComingFile> {
  const { db, uploads } = deps;
  const { id, pieces } = coming;
  const names = partsOf(coming).map((part) => pieceName(pieces, part));
  const removePieces = () => removeUploads(uploads, names).catch(() => undefined);
  try {
    const take = (way: Way) => takeFile(chunksIn(uploads, names), way, announced);
    await storeAttachment(deps, announced, take, businessId);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) {
      await db.tx((manager) => manager.delete(ComingFileEntity, { id, pieces }));
      await removePieces();
    }
    throw error;
  }
  await db.tx((manager) => manager.update(ComingFileEntity, { id, pieces }, { parts: '' }));
  await removePieces();
  return { ...coming, parts: '' };
}
