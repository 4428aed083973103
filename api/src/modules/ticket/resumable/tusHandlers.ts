import { randomUUID } from 'node:crypto';
import { TUS_VERSION } from '@skal/contracts/support/resumableUpload';
import { ATTACHMENT_BYTES_MAX, attachmentLimitLabels } from '@skal/contracts/support/ticket';
import type { Dependencies } from '../../../dependencies.ts';
import { sentence } from '../../../language/text.ts';
import { badRequest, HttpError, tooLarge } from '../../../server/errors/HttpError.ts';
import type { ApiContext } from '../../../server/http/context.ts';
import { requireQuotaBeforeUpload } from '../attachment/uploadAttachment.ts';
import { appendChunk } from './appendChunk.ts';
import { assembleUpload } from './assembleUpload.ts';
import { findPartialUpload, isComplete } from './partialUpload.query.ts';
import type { PartialUpload } from './partialUploads.ts';
import type { UploadTarget } from './uploadTarget.ts';

/**
 * Starts a resumable upload. Chunks of an earlier attempt are no longer read, and are deleted by age.
 * @throws HttpError 400 without Upload-Length, 413 if the file is too large or the business has no space for it
 */
async function startResumableUpload(
  deps: Pick<Dependencies, 'db' | 'settings'>,
  { id, businessId, entity }: UploadTarget,
  length: string | undefined,
): Promise<PartialUpload> {
  const bytes = /^\d{1,15}$/.test(length ?? '') ? Number(length) : 0;
  if (bytes === 0) throw badRequest('Upload-Length is missing.');
  if (bytes > ATTACHMENT_BYTES_MAX)
    throw tooLarge(sentence(/*i18n*/ 'This file is larger than {size}.', { size: attachmentLimitLabels.size }));
  await requireQuotaBeforeUpload(deps, businessId, { id, bytes });
  const upload = { id, chunkPrefix: randomUUID(), bytes, byteOffset: 0, chunks: '', updatedAt: Date.now() };
  await deps.db.tx(async (manager) => {
    await manager.delete(entity, { id });
    await manager.insert(entity, upload);
  });
  return upload;
}

const VERSION = 'Tus-Resumable';

/** @throws HttpError 412 for another version of the protocol */
function requireVersion(ctx: ApiContext): void {
  ctx.set(VERSION, TUS_VERSION);
  if (ctx.get(VERSION) === TUS_VERSION) return;
  throw new HttpError(412, `Unsupported tus version. Use ${TUS_VERSION}.`, { headers: { 'Tus-Version': TUS_VERSION } });
}

/** Sets the protocol's headers about offset and length. */
function setUploadHeaders(ctx: ApiContext, { byteOffset, bytes }: PartialUpload) {
  ctx.set('Upload-Offset', String(byteOffset));
  ctx.set('Upload-Length', String(bytes));
  return { arrived: byteOffset, bytes };
}

/** Handlers of a resumable upload (tus); each finds its target first, so that a stranger gets 404. */
export const tusHandlers = (deps: Pick<Dependencies, 'db' | 'log' | 'settings' | 'uploads'>) => ({
  async begin(ctx: ApiContext, target: UploadTarget) {
    requireVersion(ctx);
    const upload = await startResumableUpload(deps, target, ctx.get('Upload-Length') || undefined);
    ctx.set('Location', ctx.path);
    return setUploadHeaders(ctx, upload);
  },

  async read(ctx: ApiContext, target: UploadTarget) {
    requireVersion(ctx);
    const upload = await findPartialUpload(deps.db, target);
    // The connection may have been cut after the last chunk and before the file was assembled.
    return setUploadHeaders(ctx, isComplete(upload) ? await assembleUpload(deps, target, upload) : upload);
  },

  async add(ctx: ApiContext, target: UploadTarget): Promise<void> {
    requireVersion(ctx);
    setUploadHeaders(ctx, await appendChunk(deps, target, ctx.req));
  },
});
