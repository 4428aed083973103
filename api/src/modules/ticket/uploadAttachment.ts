import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isUnavailable } from '../../db/faults.ts';
import type { Parts } from '../../parts.ts';
import { faultFacts } from '../../server/log.ts';
import { notFound, Refusal, unavailable } from '../../server/refusal.ts';
import { type Attachment, AttachmentEntity } from './Attachment.entity.ts';
import { takeUpload, uploadFolder } from './takeUpload.ts';

/**
 * Stores the bytes of a file that its ticket announced. Sent again they take the place of those before.
 * @throws Refusal 400, 413 or 415 for what cannot be taken, 503 when the disk does not take it
 */
export async function uploadAttachment(
  { db, log, settings }: Parts,
  announced: Attachment,
  req: IncomingMessage,
): Promise<Attachment> {
  const { id } = announced;
  const folder = uploadFolder(settings.dataDir);
  const remove = (storedAs: string) => rm(join(folder, storedAs), { force: true }).catch(() => undefined);

  const taken = await takeUpload(req, folder, announced).catch((error) => {
    if (error instanceof Refusal) throw error;
    log.error({ attachment: id, ...faultFacts(error) }, 'upload not stored');
    throw unavailable();
  });
  const stored = { ...taken, storedAt: Date.now() };
  try {
    const before = await db.tx(async (manager) => {
      const row = await manager.findOneBy(AttachmentEntity, { id });
      if (!row) throw notFound('file');
      await manager.update(AttachmentEntity, { id }, stored);
      return row.storedAs;
    });
    if (before) await remove(before);
  } catch (error) {
    // When the answer of the database was lost the row may name the file all the same.
    if (!isUnavailable(error)) await remove(taken.storedAs);
    throw error;
  }
  return { ...announced, ...stored };
}
