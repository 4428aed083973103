import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { attachmentKindOf, attachmentKinds } from '@skal/contracts/ticket';
import type { ApiContext } from '../../server/context.ts';
import { asDownload } from '../../server/download.ts';
import { notFound } from '../../server/refusal.ts';
import type { Attachment } from './Attachment.entity.ts';
import { uploadFolder } from './takeUpload.ts';

/**
 * Opens a stored file, as one to keep.
 * @throws Refusal 404 while its bytes have not come
 */
export async function readAttachment(ctx: ApiContext, file: Attachment, dataDir: string): Promise<Blob> {
  if (file.storedAs === null) throw notFound('file');
  const path = join(uploadFolder(dataDir), file.storedAs);
  await stat(path);
  const kind = attachmentKindOf(file.name);
  const type = kind ? attachmentKinds[kind].types[0] : 'application/octet-stream';
  const blob = await openAsBlob(path, { type });
  asDownload(ctx, { name: file.name, type });
  return blob;
}
