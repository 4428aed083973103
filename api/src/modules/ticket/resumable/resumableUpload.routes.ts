import { randomUUID } from 'node:crypto';
import { resumableUpload, TUS_VERSION } from '@skal/contracts/support/resumableUpload';
import { ATTACHMENT_BYTES_MAX, attachmentLimitLabels } from '@skal/contracts/support/ticket';
import type { Dependencies } from '../../../dependencies.ts';
import { badRequest, HttpError, tooLarge } from '../../../server/errors/HttpError.ts';
import type { ApiContext } from '../../../server/http/context.ts';
import { type Route, route } from '../../../server/http/route.ts';
import type { Attachment } from '../attachment/Attachment.entity.ts';
import { requireQuotaBeforeUpload } from '../attachment/uploadAttachment.ts';
import { findAttachment } from '../ticket.query.ts';
import { appendChunk } from './appendChunk.ts';
import { assembleUpload } from './assembleUpload.ts';
import { type PartialUpload, PartialUploadEntity } from './PartialUpload.entity.ts';
import { findPartialUpload, isComplete } from './partialUpload.query.ts';

/**
 * Starts a resumable upload. Chunks of an earlier attempt are no longer read, and are deleted by age.
 * @throws HttpError 400 without Upload-Length, 413 if the file is too large or the business has no space for it
 */
async function startResumableUpload(
  deps: Pick<Dependencies, 'db' | 'settings'>,
  businessId: string,
  { id }: Pick<Attachment, 'id'>,
  length: string | undefined,
): Promise<PartialUpload> {
  const bytes = /^\d{1,15}$/.test(length ?? '') ? Number(length) : 0;
  if (bytes === 0) throw badRequest('Upload-Length is missing.');
  if (bytes > ATTACHMENT_BYTES_MAX) throw tooLarge(`This file is larger than ${attachmentLimitLabels.size}.`);
  await requireQuotaBeforeUpload(deps, businessId, { id, bytes });
  const upload = { id, chunkPrefix: randomUUID(), bytes, byteOffset: 0, chunks: '', updatedAt: Date.now() };
  await deps.db.tx(async (manager) => {
    await manager.delete(PartialUploadEntity, { id });
    await manager.insert(PartialUploadEntity, upload);
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

/** Routes of resumable uploads (tus). */
export function resumableUploadRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  const find = (params: { readonly id: string; readonly attachmentId: string }, businessId: string) =>
    findAttachment(db, 'clientSends', params, businessId);

  return [
    route(resumableUpload.begin, {
      async run({ business, ctx, params }) {
        const file = await find(params, business.id);
        requireVersion(ctx);
        const upload = await startResumableUpload(deps, business.id, file, ctx.get('Upload-Length') || undefined);
        ctx.set('Location', ctx.path);
        return setUploadHeaders(ctx, upload);
      },
    }),

    route(resumableUpload.read, {
      async run({ business, ctx, params }) {
        const file = await find(params, business.id);
        requireVersion(ctx);
        const upload = await findPartialUpload(db, file.id);
        // The connection may have been cut after the last chunk and before the file was assembled.
        return setUploadHeaders(
          ctx,
          isComplete(upload) ? await assembleUpload(deps, business.id, file, upload) : upload,
        );
      },
    }),

    route(resumableUpload.add, {
      async run({ business, ctx, params }) {
        const file = await find(params, business.id);
        requireVersion(ctx);
        setUploadHeaders(ctx, await appendChunk(deps, business.id, file, ctx.req));
      },
    }),
  ];
}
