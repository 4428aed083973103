import type { IncomingMessage } from 'node:http';
import { ATTACHMENT_BYTES_MAX } from '@skal/contracts/support/ticket';
import { databaseError, isForeignKeyError, isUnavailable } from '../../../db/resilience/databaseErrors.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { HttpError, notFound, unavailable } from '../../../server/errors/HttpError.ts';
import { getErrorLogFields } from '../../../server/observability/log.ts';
import { consumeQuota, refundQuota } from '../../quota/consumeQuota.ts';
import { listStoredNames } from '../image/image.ts';
import { ImageRejectedError } from '../image/storeImage.ts';
import { scanUpload } from '../scan/scanUpload.ts';
import { TicketEntity } from '../Ticket.entity.ts';
import { findTicketClient } from '../thread/thread.query.ts';
import { type Attachment, AttachmentEntity } from './Attachment.entity.ts';
import { deleteUploads } from './purgeUploads.ts';
import { type ReceivedUpload, receiveUpload, type UploadPipeline } from './receiveUpload.ts';
import { lockStorageQuota, requireStorageQuota } from './storageQuota.ts';

/** Owner of operators' images in the image queue. */
const OPERATORS = 'operators';

/** Maximum size of the body: its Content-Length, or the limit. */
const getMaxBytes = ({ headers }: IncomingMessage): number =>
  Math.min(Number(headers['content-length'] ?? ATTACHMENT_BYTES_MAX), ATTACHMENT_BYTES_MAX);

/**
 * Consumes the daily upload quota before the body is read, so that parallel uploads cannot exceed it; refunds what did
 * not arrive. An image that could not be processed counts as received.
 * @param work returns its result and the number of bytes received
 * @throws HttpError 429 if the business has used its daily quota
 */
export async function withUploadQuota<Result>(
  { db, log, settings }: Pick<Dependencies, 'db' | 'log' | 'settings'>,
  businessId: string,
  req: IncomingMessage,
  work: () => Promise<{ bytes: number; result: Result }>,
): Promise<Result> {
  const quotaUse = { businessId, kind: 'uploadBytes', amount: getMaxBytes(req), now: Date.now() } as const;
  const refund = (amount: number) => db.tx((manager) => refundQuota(manager, { ...quotaUse, amount }, settings));
  try {
    await db.tx((manager) => consumeQuota(manager, quotaUse, settings));
  } catch (error) {
    // A client reads the error only once the rest of its body has been consumed.
    req.resume();
    throw error;
  }
  let received = 0;
  try {
    const { bytes, result } = await work();
    received = bytes;
    return result;
  } catch (error) {
    if (error instanceof ImageRejectedError) received = quotaUse.amount;
    throw error;
  } finally {
    // The work is done, even if the quota cannot be corrected.
    if (received < quotaUse.amount) {
      await refund(quotaUse.amount - received).catch((error) =>
        log.warn(getErrorLogFields(error), 'quota not refunded'),
      );
    }
  }
}

/**
 * Stores the bytes of an announced file; a repeated upload replaces the earlier one.
 * @throws HttpError 400, 413 or 415 for an invalid file, 413 over the storage quota, 429 over the daily quota, 503
 *   without storage
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
      // A file that is too large by itself gets that error.
      if (bytes <= ATTACHMENT_BYTES_MAX) await requireQuotaBeforeUpload(deps, businessId, { id: announced.id, bytes });
      return await receiveUpload(req, way, announced);
    };
    const { received, file } = await storeAttachment(deps, announced, take, businessId).catch((error) => {
      // A client reads the error only once the rest of its body has been consumed.
      req.resume();
      throw error;
    });
    return { bytes: received, result: file };
  });

/**
 * Requires space for a file before it is read.
 * @throws HttpError 413 with the space left
 */
export const requireQuotaBeforeUpload = (
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  businessId: string,
  { id, bytes }: { id: string; bytes: number },
): Promise<void> => db.read((manager) => requireStorageQuota(manager, { businessId, fileId: id, bytes }, settings));

/**
 * Stores the bytes of an announced file from any source, without consuming the daily quota.
 * @param businessId whose storage quota applies; null for operators, who have none
 * @returns the file, and the number of bytes received
 * @throws HttpError 400, 413 or 415 for a file that is not accepted, 413 if the storage quota is used up, 503 while the
 *   storage is unavailable
 */
export async function storeAttachment(
  deps: Pick<Dependencies, 'db' | 'log' | 'settings' | 'uploads' | 'images' | 'wakeMailWorker'>,
  announced: Attachment,
  take: (way: UploadPipeline) => Promise<ReceivedUpload>,
  businessId: string | null,
): Promise<{ received: number; file: Attachment }> {
  const { db, log, settings, uploads, images } = deps;
  const { id } = announced;
  const findOrigin = async () => {
    const ticket = await db.read((manager) => manager.findOneBy(TicketEntity, { id: announced.ticketId }));
    if (!ticket) throw databaseError('SKAL_GONE', 'The ticket was deleted while its file was being scanned');
    return { client: await findTicketClient(db, ticket), ticket: ticket.id };
  };
  const scan = (path: string) => scanUpload(deps, { id, name: announced.name, findOrigin }, path);
  // An object without a row is deleted by age if this fails.
  const remove = (storedAs: string) => deleteUploads(uploads, listStoredNames(storedAs)).catch(() => undefined);

  const { dataDir, site } = settings;
  const owner = businessId ?? OPERATORS;
  const way = { dataDir, storage: uploads, scan, pictures: images, allowed: site.attachmentKinds, owner };
  const { receivedBytes, ...taken } = await take(way).catch((error) => {
    // A client deleted in the meantime is no storage error.
    if (error instanceof HttpError || isForeignKeyError(error)) throw error;
    log.error({ attachment: id, ...getErrorLogFields(error) }, 'upload not stored');
    throw unavailable();
  });
  const stored = { ...taken, storedAt: Date.now() };
  try {
    const before = await db.tx(async (manager) => {
      if (businessId !== null) {
        await lockStorageQuota(manager, { businessId, fileId: id, bytes: taken.bytes }, settings);
      }
      const row = await manager.findOneBy(AttachmentEntity, { id });
      if (!row) throw notFound('file');
      await manager.update(AttachmentEntity, { id }, stored);
      return row.storedAs;
    });
    if (before) await remove(before);
  } catch (error) {
    // If the database's response was lost, the row may refer to the object all the same.
    if (!isUnavailable(error)) await remove(taken.storedAs);
    throw error;
  }
  return { received: receivedBytes, file: { ...announced, ...stored } };
}
