import { type InferType, object } from 'yup';
import { optionalLine, requiredLine } from '../fields/text.ts';
import { endpoint, file, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { resumableUploadAt } from '../support/resumableUpload.ts';
import { position, version } from './menuItem.ts';

/** Maximum number of photos per client. */
export const PHOTOS_MAX = 300;

/** Widths of the files of a photo in pixels; a photo is never enlarged, and at most twice as high as wide. */
export const photoWidths = [320, 640, 1280] as const;
export const photoFormats = ['webp', 'jpeg'] as const;

/** Accepted types of a photo, by content. */
export const photoKinds = ['jpeg', 'png'] as const;

/** Maximum length of an alternative text in characters: one sentence. */
export const ALT_MAX = 250;

/** One size of a photo. */
export interface PhotoSize {
  /** In pixels. */
  width: number;
  height: number;
  /** Path on the api's host. The content at a path never changes. */
  webp: string;
  jpeg: string;
}

/** A photo as guests' apps get it. */
export interface PublishedPhoto {
  id: string;
  /** Alternative text; empty if the photo has no description yet. */
  alt: string;
  /** Sizes from narrow to wide; a small photo has fewer. */
  sizes: PhotoSize[];
}

/** A photo of a client's gallery. */
export interface PhotoReply extends PublishedPhoto {
  /** Name of the uploaded file. */
  name: string;
  /** Names of the menu items and events that show it. */
  usedBy: string[];
  /** Incremented with each change of the alternative text. */
  version: number;
}

/** An announced photo: its file is uploaded next. */
export interface AnnouncedPhotoReply {
  id: string;
}

/** Announces a photo by the name of its file; its place is at the end of the gallery. */
export const announcePhotoSchema = object({
  name: requiredLine('Please send the name of the file', 255),
  alt: optionalLine(ALT_MAX),
});

/** Changes the alternative text, based on a version, or moves a photo. Absent fields stay unchanged. */
export const editPhotoSchema = object({
  version: version(),
  alt: optionalLine(ALT_MAX).default(undefined),
  position: position(),
});

/** The form of a photo. */
export const photoForm = object({ alt: optionalLine(ALT_MAX) });

export type AnnouncePhotoBody = InferType<typeof announcePhotoSchema>;
export type EditPhotoBody = InferType<typeof editPhotoSchema>;

const one = '/api/photos/:id';

/** The photos of a client's gallery in order, for everyone who may show one. */
export const photoList = withPermission(['Inventory', 'Reservations'], {
  read: endpoint.get('/api/photos', 'client', reply<PhotoReply[]>()),
});

/** Photos of a client's gallery. 409 for a full gallery, and for an outdated version (`current`). */
export const photo = withPermission(['Inventory'], {
  add: endpoint.post(
    '/api/photos',
    'client',
    announcePhotoSchema,
    reply<AnnouncedPhotoReply>(201, { errorStatuses: [409, 422] }),
  ),
  edit: endpoint.patch(one, 'client', editPhotoSchema, reply<PhotoReply>(200, { errorStatuses: [409] })),
  /** Menu items and events that show it lose their photo. Guests see it until the next version is published. */
  remove: endpoint.delete(one, 'client'),
});

/** Upload of an announced photo. */
export const photoUpload = withPermission(['Inventory'], resumableUploadAt(`${one}/upload`));

/**
 * Files of photos by content hash, for apps and caches: `hash` is known to readers of the content only, `file` is a
 * width and format, such as `640.webp`.
 */
export const picture = {
  read: endpoint.get('/api/pictures/:hash/:file', 'public', file()),
};
