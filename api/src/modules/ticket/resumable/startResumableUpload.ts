import { randomUUID } from 'node:crypto';
import { ATTACHMENT_BYTES_MAX, attachmentLimitLabels } from '@skal/contracts/support/ticket';
import type { Dependencies } from '../../../dependencies.ts';
import { badRequest, tooLarge } from '../../../server/errors/HttpError.ts';
import type { Attachment } from '../attachment/Attachment.entity.ts';
import { requireQuotaBeforeUpload } from '../attachment/uploadAttachment.ts';
import { type PartialUpload, PartialUploadEntity } from './PartialUpload.entity.ts';

/**
 * Starts a resumable upload. Chunks of an earlier attempt are no longer read, and are deleted by age.
 * @throws HttpError 400 without Upload-Length, 413 if the file is too large or the business has no space for it
 */
export async function startResumableUpload(
  deps: Pick<Dependencies, 'db' | 'settings'>,
  businessId: string,
  { id }: Pick<Attachment, 'id'>,
  length: string | undefined,
): Promise<PartialUpload> {
  const bytes = /^\d{1,15}$/.test(length ?? '') ? Number(length) : 0;
  if (bytes === 0) throw badRequest('Upload-Length is missing.');
  if (bytes > ATTACHMENT_BYTES_MAX) throw tooLarge(`This file is larger than ${attachmentLimitLabels.size}.`);
  await requireQuotaBeforeUpload(deps, businessId, { id, bytes });
  const upload = { id, chunkPrefix: randomUUID(), bytes, offset: 0, chunks: '', updatedAt: Date.now() };
  await deps.db.tx(async (manager) => {
    await manager.delete(PartialUploadEntity, { id });
    await manager.insert(PartialUploadEntity, upload);
  });
  return upload;
}
