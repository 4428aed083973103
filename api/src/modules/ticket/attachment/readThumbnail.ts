import { ObjectNotFoundError } from '@skal/storage';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound, unavailable } from '../../../server/errors/HttpError.ts';
import type { Missing } from '../../../server/errors/notFound.ts';
import type { ApiContext } from '../../../server/http/context.ts';
import { setDownloadHeaders } from '../../../server/http/downloadHeaders.ts';
import { getErrorLogFields } from '../../../server/observability/log.ts';
import { getThumbnailName } from '../image/image.ts';
import type { Attachment } from './Attachment.entity.ts';

/**
 * Reads a small stored image.
 * @param image id of its row, its object, its media type, its name if it is saved, and what is missing in a 404
 * @throws HttpError 404 if there is none, 503 while the storage is unavailable
 */
export async function readStoredImage(
  { log, uploads }: Pick<Dependencies, 'log' | 'uploads'>,
  ctx: ApiContext,
  { id, key, type, name, what }: { id: string; key: string; type: string; name: string; what: Missing },
): Promise<Blob> {
  try {
    const parts: Uint8Array[] = [];
    for await (const part of await uploads.get(key)) parts.push(part);
    setDownloadHeaders(ctx, { name, type });
    return new Blob([Buffer.concat(parts)], { type });
  } catch (error) {
    if (error instanceof ObjectNotFoundError) throw notFound(what);
    log.error({ upload: id, ...getErrorLogFields(error) }, 'stored file not read');
    throw unavailable();
  }
}

/**
 * Reads the thumbnail of an image, some kilobytes.
 * @throws HttpError 404 if there is none, 503 while the storage is unavailable
 */
export function readThumbnail(
  deps: Pick<Dependencies, 'log' | 'uploads'>,
  ctx: ApiContext,
  { id, storedAs, thumbnailWidth }: Attachment,
): Promise<Blob> {
  // An api of the previous release may have replaced the image.
  if (storedAs === null || thumbnailWidth === null) throw notFound('thumbnail');
  return readStoredImage(deps, ctx, {
    ...{ id, key: getThumbnailName(storedAs), type: 'image/webp', name: 'thumbnail.webp', what: 'thumbnail' },
  });
}
