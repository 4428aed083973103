import { photo, photoFormats, photoList, photoUpload, photoWidths, picture } from '@skal/contracts/content/photo';
import { IsNull, Not } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { type Route, route } from '../../server/http/route.ts';
import type { Actor } from '../audit/recordAudit.ts';
import { readStoredImage } from '../ticket/attachment/readThumbnail.ts';
import { PhotoUploadEntity } from '../ticket/resumable/PartialUpload.entity.ts';
import { tusHandlers } from '../ticket/resumable/tusHandlers.ts';
import type { UploadTarget } from '../ticket/resumable/uploadTarget.ts';
import { announcePhoto, editPhoto, findUses, removePhoto } from './changePhotos.ts';
import { findGallery } from './findPhoto.ts';
import { PhotoEntity } from './Photo.entity.ts';
import { presentPhoto } from './photo.present.ts';
import { getPhotoFileName } from './photoFiles.ts';
import { uploadPhoto } from './uploadPhoto.ts';

type UploadCall = Actor & { ctx: ApiContext; business: { id: string }; params: { id: string } };

/** Resumable uploads of announced photos. */
function uploadRoutes(deps: Dependencies): Route[] {
  const { begin, read, add } = tusHandlers(deps);
  const find = async (call: UploadCall): Promise<UploadTarget> => {
    const ref = { id: call.params.id, businessId: call.business.id };
    const found = await deps.db.read((manager) => manager.findOneBy(PhotoEntity, { ...ref, removedAfter: IsNull() }));
    if (!found) throw notFound('photo');
    return { ...ref, entity: PhotoUploadEntity, store: (chunks) => uploadPhoto(deps, found, chunks, call) };
  };
  return [
    route(photoUpload.begin, { run: async (call) => begin(call.ctx, await find(call)) }),
    route(photoUpload.read, { run: async (call) => read(call.ctx, await find(call)) }),
    route(photoUpload.add, { run: async (call) => add(call.ctx, await find(call)) }),
  ];
}

/** A year, as long as caches keep anything. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Files by content hash, which tells nothing about the client and cannot be guessed. */
const pictureRoute = (deps: Dependencies): Route =>
  route(picture.read, {
    async run({ ctx, params: { hash, file } }) {
      const [width, format, more] = file.split('.');
      const type = photoFormats.find((one) => one === format);
      const known = photoWidths.find((one) => String(one) === width);
      const where = { hash, storedAs: Not(IsNull()) };
      const found =
        type && known && more === undefined && /^[0-9a-f]{64}$/.test(hash)
          ? await deps.db.read((manager) => manager.findOneBy(PhotoEntity, where))
          : null;
      if (!found?.storedAs || !type || !known) throw notFound('picture');
      const key = getPhotoFileName(found.storedAs, known, type);
      const image = await readStoredImage(deps, ctx, { id: found.id, key, type: `image/${type}`, name: file });
      ctx.set('Cache-Control', FOREVER);
      ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
      return image;
    },
  });

/** Routes of a client's photos. */
export function photoRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  return [
    route(photoList.read, {
      run: ({ business: { id: businessId } }) =>
        db.read(async (manager) => {
          const gallery = await findGallery(manager, businessId);
          const uses = await findUses(
            manager,
            businessId,
            gallery.map(({ id }) => id),
          );
          return gallery.map((one) => presentPhoto(one, uses.get(one.id) ?? []));
        }),
    }),
    route(photo.add, {
      async run(call) {
        const key = call.header('Idempotency-Key');
        const { id } = await announcePhoto(db, call.business.id, call.body, key);
        return { id };
      },
    }),
    route(photo.edit, {
      async run(call) {
        const ref = { id: call.params.id, businessId: call.business.id };
        const { photo: edited, usedBy } = await editPhoto(db, ref, call.body, call);
        return presentPhoto(edited, usedBy);
      },
    }),
    route(photo.remove, {
      run: (call) => removePhoto(db, { id: call.params.id, businessId: call.business.id }, call),
    }),
    ...uploadRoutes(deps),
    pictureRoute(deps),
  ];
}
