import { ObjectNotFoundError } from '@skal/storage';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound, unavailable } from '../../../server/errors/HttpError.ts';
import type { ApiContext } from '../../../server/http/context.ts';
import { setDownloadHeaders } from '../../../server/http/downloadHeaders.ts';
import { getErrorLogFields } from '../../../server/observability/log.ts';
import { getThumbnailName } from '../image/image.ts';
import type { Attachment } from './Attachment.entity.ts';

const TYPE = 'image/webp';

/**
 * Reads the thumbnail of an image, some kilobytes.
 * @throws HttpError 404 if there is none, 503 while the storage is unavailable
 */
export async function readThumbnail(
  { log, uploads }: Pick<Dependencies, 'log' | 'uploads'>,
  ctx: ApiContext,
  { id, storedAs, thumbnailWidth }: Attachment,
): Promise<Blob> {
  if (storedAs === null || thumbnailWidth === null) throw notFound('thumbnail');
  try {
    const parts: Uint8Array[] = [];
    for await (const part of await uploads.get(getThumbnailName(storedAs))) parts.push(part);
    setDownloadHeaders(ctx, { name: 'thumbnail.webp', type: TYPE });
    return new Blob([Buffer.concat(parts)], { type: TYPE });
  } catch (error) {
    // An api of the previous release has replaced the image.
    if (error instanceof ObjectNotFoundError) throw notFound('thumbnail');
    log.error({ attachment: id, ...getErrorLogFields(error) }, 'stored file not read');
    throw unavailable();
  }
}
