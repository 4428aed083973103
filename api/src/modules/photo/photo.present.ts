import {
  type PhotoReply,
  type PhotoSize,
  type PublishedPhoto,
  photoWidths,
  picture,
} from '@skal/contracts/content/photo';
import { buildPath } from '@skal/contracts/http/endpoint';
import type { Photo } from './Photo.entity.ts';

/** Reads the sizes of their column, with the address of each file. */
function readSizes({ hash, sizes }: Pick<Photo, 'hash' | 'sizes'>): PhotoSize[] {
  return sizes.split(',').map((size, at) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const address = (format: string) => buildPath(picture.read.path, { hash, file: `${photoWidths[at]}.${format}` });
    return { width, height, webp: address('webp'), jpeg: address('jpeg') };
  });
}

/** Presents a photo to guests' apps. */
export const toPublishedPhoto = (photo: Photo): PublishedPhoto => ({
  ...{ id: photo.id, alt: photo.alt, sizes: readSizes(photo) },
});

/** Presents a photo to its client. @param usedBy names of the menu items and events that show it */
export const presentPhoto = (photo: Photo, usedBy: string[]): PhotoReply => ({
  ...toPublishedPhoto(photo),
  ...{ name: photo.name, usedBy, version: photo.version },
});
