import type { IncomingMessage } from 'node:http';
import { ATTACHMENT_BYTES_MAX } from '@skal/contracts/ticket';
import { isUnavailable } from '../../db/faults.ts';
import type { Parts } from '../../parts.ts';
import { faultFacts } from '../../server/log.ts';
import { notFound, Refusal, unavailable } from '../../server/refusal.ts';
import { giveQuotaBack, takeQuota } from '../quota/takeQuota.ts';
import { type Attachment, AttachmentEntity } from './Attachment.entity.ts';
import { takeUpload } from './takeUpload.ts';

/** As many bytes as a request may bring: it says so itself, or does not. */
const bytesOf = ({ headers }: IncomingMessage): number =>
  Math.min(Number(headers['content-length'] ?? ATTACHMENT_BYTES_MAX), ATTACHMENT_BYTES_MAX);

/**
 * Stores the bytes of a file that its ticket announced. Sent again they take the place of those before. They count
 * before they are read, so that many files at once take no more of the disk than the day allows; what does not come
 * is given back.
 * @throws Refusal 400, 413 or 415 for what cannot be taken, 429 when the business has uploaded enough for one day, 503
 *   when the storage does not take it
 */
export async function uploadAttachment(
  parts: Parts,
  businessId: string,
  announced: Attachment,
  req: IncomingMessage,
): Promise<Attachment> {
  const { db, log, settings } = parts;
  const use = { businessId, kind: 'uploadBytes', amount: bytesOf(req), now: Date.now() } as const;
  const giveBack = (amount: number) => db.tx((manager) => giveQuotaBack(manager, { ...use, amount }, settings));
  try {
    await db.tx((manager) => takeQuota(manager, use, settings));
  } catch (error) {
    // A caller who is still sending reads the refusal only when somebody takes the rest.
    req.resume();
    throw error;
  }
  let stored = 0;
  try {
    const file = await storeAttachment(parts, announced, req);
    stored = file.bytes;
    return file;
  } finally {
    // What was done is done, also when the count cannot be corrected.
    if (stored < use.amount) {
      await giveBack(use.amount - stored).catch((error) => log.warn(faultFacts(error), 'quota not given back'));
    }
  }
}

/**
 * Stores the bytes of an announced file without counting them: operators send what they must.
 * @throws Refusal 400, 413 or 415 for what cannot be taken, 503 when the storage does not take it
 */
export async function storeAttachment(
  { db, log, settings, uploads }: Pick<Parts, 'db' | 'log' | 'settings' | 'uploads'>,
  announced: Attachment,
  req: IncomingMessage,
): Promise<Attachment> {
  const { id } = announced;
  // A file that nobody names goes by its age.
  const remove = (storedAs: string) => uploads.remove(storedAs).catch(() => undefined);

  const taken = await takeUpload(req, { dataDir: settings.dataDir, storage: uploads }, announced).catch((error) => {
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
