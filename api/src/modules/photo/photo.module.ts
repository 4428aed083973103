import type { ApiModule } from '../module.ts';
import { announcedFileRetention } from '../ticket/attachment/purgeUploads.ts';
import { PhotoUploadEntity } from '../ticket/resumable/PartialUpload.entity.ts';
import { partialUploadRetention } from '../ticket/resumable/partialUploadRetention.ts';
import { Photo1796170001000 } from './20261202-photo.migration.ts';
import { PhotoEntity } from './Photo.entity.ts';
import { photoRoutes } from './photo.routes.ts';
import { removedPhotoRetention } from './removedPhotos.query.ts';

export default {
  entities: [PhotoEntity, PhotoUploadEntity],
  migrations: [Photo1796170001000],
  routes: photoRoutes,
  retention: ({ dataDir }, now) => ({
    announcedPhotos: () => announcedFileRetention('photos', dataDir, now),
    photoUploads: () => partialUploadRetention('photo_uploads', now),
    removedPhotos: removedPhotoRetention,
  }),
} satisfies ApiModule;
