import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { attachmentKindOf, attachmentKinds } from '@skal/contracts/ticket';
import type { ApiContext } from '../../server/context.ts';
import { notFound } from '../../server/refusal.ts';
import type { Attachment } from './Attachment.entity.ts';
import { uploadFolder } from './takeUpload.ts';

/**
 * Opens a stored file and says with its headers that it is one to keep and not to show: whatever is in it, no
 * browser runs it in the name of this site.
 * @throws Refusal 404 while its bytes have not come
 */
export async function readAttachment(ctx: ApiContext, file: Attachment, dataDir: string): Promise<Blob> {
  if (file.storedAs === null) throw notFound('file');
  const path = join(uploadFolder(dataDir), file.storedAs);
  await stat(path);
  const kind = attachmentKindOf(file.name);
  const type = kind ? attachmentKinds[kind].types[0] : 'application/octet-stream';
  const blob = await openAsBlob(path, { type });
  ctx.attachment(file.name);
  ctx.set('Content-Type', type);
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  return blob;
}
