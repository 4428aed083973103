import type { IncomingMessage } from 'node:http';
import { ATTACHMENT_BYTES_MAX } from '@skal/contracts/support/ticket';
import { isForeignKeyError, isUnavailable } from '../../../db/resilience/databaseErrors.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { HttpError, notFound, unavailable } from '../../../server/errors/HttpError.ts';
import { errorLogFields } from '../../../server/observability/log.ts';
import { consumeQuota, refundQuota } from '../../quota/consumeQuota.ts';
import { storedNames } from '../image/image.ts';
import { PictureNotDrawn } from '../image/storeImage.ts';
import { scanUpload } from '../scan/scanUpload.ts';
import { type Attachment, AttachmentEntity } from './Attachment.entity.ts';
import { deleteUploads } from './purgeUploads.ts';
import { type ReceivedUpload, receiveUpload, type UploadPipeline } from './receiveUpload.ts';
import { lockStorageQuota, requireStorageQuota } from './storageQuota.ts';

/** Who pays for the pictures that operators attach. */
const OPERATORS = 'operators';

/** As many bytes as a request may bring: it says so itself, or does not. */
const bytesOf = ({ headers }: IncomingMessage): number =>
  Math.min(Number(headers['content-length'] ?? ATTACHMENT_BYTES_MAX), ATTACHMENT_BYTES_MAX);

/**
 * Counts what a business sends before it is read, so that many files at once take no more of the storage than the day
 * allows; what does not come is given back. A picture that cannot be drawn has come.
 * @param work answers with how many bytes have come, next to what it is for
 * @throws HttpError 429 when the business has uploaded enough for one day
 */
export async function withUploadQuota<Result>(
  { db, log, settings }: Pick<Dependencies, 'db' | 'log' | 'settings'>,
  businessId: string,
  req: IncomingMessage,
  work: () => Promise<{ bytes: number; result: Result }>,
): Promise<Result> {
  const use = { businessId, kind: 'uploadBytes', amount: bytesOf(req), now: Date.now() } as const;
  const giveBack = (amount: number) => db.tx((manager) => refundQuota(manager, { ...use, amount }, settings));
  try {
    await db.tx((manager) => consumeQuota(manager, use, settings));
  } catch (error) {
    // A caller who is still sending reads the refusal only when somebody takes the rest.
    req.resume();
    throw error;
  }
  let came = 0;
  try {
    const { bytes, result } = await work();
    came = bytes;
    return result;
  } catch (error) {
    if (error instanceof PictureNotDrawn) came = use.amount;
    throw error;
  } finally {
    // What was done is done, also when the count cannot be corrected.
    if (came < use.amount) {
      await giveBack(use.amount - came).catch((error) => log.warn(errorLogFields(error), 'quota not given back'));
    }
  }
}

/**
 * Stores the bytes of a file that its ticket announced. Sent again they take the place of those before.
 * @throws HttpError 400, 413 or 415 for what cannot be taken, 413 where the business keeps as much as there is room for, 429
 *   when it has uploaded enough for one day, 503 when the storage does not take it
 */
export const uploadAttachment = (
  deps: Pick<Dependencies, 'db' | 'settings' | 'log' | 'uploads' | 'images' | 'wakeMailWorker'>,
  businessId: string,
  announced: Attachment,
  req: IncomingMessage,
): Promise<Attachment> =>
  withUploadQuota(deps, businessId, req, async () => {
    const take = async (way: UploadPipeline) => {
      const bytes = Number(req.headers['content-length'] ?? 0);
      // What is too long by itself is told so.
      if (bytes <= ATTACHMENT_BYTES_MAX) await requireRoomBeforeUpload(deps, businessId, { id: announced.id, bytes });
      return await receiveUpload(req, way, announced);
    };
    const { came, file } = await storeAttachment(deps, announced, take, businessId).catch((error) => {
      // A caller who is still sending reads the refusal only when somebody takes the rest.
      req.resume();
      throw error;
    });
    return { bytes: came, result: file };
  });

/**
 * Refuses a file before it is read when its business has no room for it.
 * @throws HttpError 413 with what is left
 */
export const requireRoomBeforeUpload = (
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  businessId: string,
  { id, bytes }: { id: string; bytes: number },
): Promise<void> =>
  db.read((manager) => requireStorageQuota(manager, { businessId, attachmentId: id, bytes }, settings));

/**
 * Stores the bytes of an announced file, however they are taken, without counting them for the day.
 * @param businessId who keeps it, and needs room for it; null for operators, who send what they must
 * @returns the file, and how many bytes have come of it
 * @throws HttpError 400, 413 or 415 for what cannot be taken, 413 where the business keeps as much as there is room for, 503
 *   when the storage does not take it
 */
export async function storeAttachment(
  deps: Pick<Dependencies, 'db' | 'log' | 'settings' | 'uploads' | 'images' | 'wakeMailWorker'>,
  announced: Attachment,
  take: (way: UploadPipeline) => Promise<ReceivedUpload>,
  businessId: string | null,
): Promise<{ came: number; file: Attachment }> {
  const { db, log, settings, uploads, images } = deps;
  const { id } = announced;
  const scan = (path: string) => scanUpload(deps, announced, path);
  // A file that nobody names goes by its age.
  const remove = (storedAs: string) => deleteUploads(uploads, storedNames(storedAs)).catch(() => undefined);

  const { dataDir, site } = settings;
  const owner = businessId ?? OPERATORS;
  const way = { dataDir, storage: uploads, scan, pictures: images, allowed: site.attachmentKinds, owner };
  const { receivedBytes, ...taken } = await take(way).catch((error) => {
    // A client who is deleted meanwhile is no fault of the storage.
    if (error instanceof HttpError || isForeignKeyError(error)) throw error;
    log.error({ attachment: id, ...errorLogFields(error) }, 'upload not stored');
    throw unavailable();
  });
  const stored = { ...taken, storedAt: Date.now() };
  try {
    const before = await db.tx(async (manager) => {
      if (businessId !== null) {
        await lockStorageQuota(manager, { businessId, attachmentId: id, bytes: taken.bytes }, settings);
      }
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
  return { came: receivedBytes, file: { ...announced, ...stored } };
}
