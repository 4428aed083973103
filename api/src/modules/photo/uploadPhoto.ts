import { isForeignKeyError } from '../../db/resilience/databaseErrors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, notFound, unavailable } from '../../server/errors/HttpError.ts';
import { getErrorLogFields } from '../../server/observability/log.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { scanUpload } from '../ticket/scan/scanUpload.ts';
import { type Photo, PhotoEntity } from './Photo.entity.ts';
import { storePhotoRow } from './storePhoto.ts';

const STORAGE_AWAY = /*i18n*/ 'Photos cannot be stored right now. Nothing is lost: the upload continues once they can.';

/**
 * Stores the file of an announced photo. A repeated upload replaces the earlier file.
 * @throws HttpError 400 or 413 for a file that is not accepted, 404 if the photo was deleted meanwhile, 503 while the
 *   storage, the scanner or image processing is unavailable
 */
export function uploadPhoto(
  deps: Pick<Dependencies, 'db' | 'images' | 'uploads' | 'settings' | 'log' | 'wakeMailWorker'>,
  { id, businessId, name }: Photo,
  chunks: AsyncIterable<Uint8Array>,
  actor: Actor,
): Promise<void> {
  const findOrigin = async () => ({
    client: await deps.db.tx((manager) => lockBusiness(manager, businessId)),
    ticket: null,
  });
  const scan = (path: string) => scanUpload(deps, { id, name, findOrigin }, path);
  return storePhotoRow(deps, { id, businessId, chunks, scan }, async (manager, files) => {
    const client = await lockBusiness(manager, businessId);
    const before = await manager.findOneBy(PhotoEntity, { id, businessId });
    if (!before || before.removedAfter !== null) throw notFound('photo');
    await manager.update(PhotoEntity, { id }, files);
    await recordAuditEvent(manager, actor, { action: 'photo.added', client, after: { name, bytes: files.bytes } });
    return before.storedAs;
  }).catch((error) => {
    if (error instanceof HttpError || isForeignKeyError(error)) throw error;
    deps.log.error({ photo: id, ...getErrorLogFields(error) }, 'photo not stored');
    throw unavailable(STORAGE_AWAY);
  });
}
