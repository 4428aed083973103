import type { PublishedEvent } from '@skal/contracts/content/appContent';
import { type PhotoReply, photo, photoList, photoUpload, picture } from '@skal/contracts/content/photo';
import { logoResponse } from '@skal/shell-kit/mocks/logoResponse.ts';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { uploadHandlers } from '../support/resumableUpload.ts';
import { move } from './menuHandlers.ts';

const idOf = (index: number) => `0198c0de-0000-7000-8020-${String(index).padStart(12, '0')}`;

const sizeOf = (width: number) => {
  const path = `/api/pictures/${'0a'.repeat(32)}/${width}`;
  return { width, height: (width * 3) / 4, webp: `${path}.webp`, jpeg: `${path}.jpeg` };
};

/** Makes a photo as the server returns it; described, in all sizes. */
export const makePhoto = (change: Partial<PhotoReply> = {}): PhotoReply => ({
  ...{ id: idOf(1), name: 'terrace.jpg', alt: 'The terrace at sunset', usedBy: [], version: 1 },
  sizes: [320, 640, 1280].map(sizeOf),
  ...change,
});

/** A gallery with a photo that is not described, and one that is used. */
export const samplePhotos = (): PhotoReply[] => [
  makePhoto(),
  makePhoto({ id: idOf(2), name: 'IMG_4211.jpg', alt: '' }),
  makePhoto({ id: idOf(3), name: 'barolo.jpg', alt: 'A glass of Barolo', usedBy: ['Barolo 2019'] }),
];

/** An event with a photo, as guests see it. */
export const samplePublishedEvent = (): PublishedEvent => ({
  ...{ id: idOf(50), title: 'Tasting: the Mosel', text: 'Six wines with cheese.', price: 29_500, currency: 'DKK' },
  ...{ startsAt: '2026-11-26T18:00:00.000Z', endsAt: '2026-11-26T21:00:00.000Z', capacity: 24, photoId: idOf(1) },
  ...{ status: 'soldOut', full: false, note: 'Ask for the waiting list.' },
});

const gone = () => errorResponse(404, 'This photo no longer exists. Someone may have deleted it.');

/** Mocks a client's gallery: uploading, describing, moving and deleting. */
export function photoHandlers(photos: PhotoReply[]): RequestHandler[] {
  const announced = new Map<string, PhotoReply>();
  const upload = uploadHandlers(photoUpload, ({ id }) => {
    const added = announced.get(id);
    if (added) photos.push(added);
  });
  return [
    mockEndpoint(photoList.read, () => photos),
    mockEndpoint(photo.add, ({ body: { name, alt } }) => {
      const added = makePhoto({ id: idOf(100 + announced.size), name, alt });
      announced.set(added.id, added);
      return { id: added.id };
    }),
    mockEndpoint(photo.edit, ({ params, body: { version, alt, position } }) => {
      const found = photos.find(({ id }) => id === params.id);
      if (!found) return gone();
      if (alt !== undefined && found.version !== version) {
        const message = 'Someone else has described this photo in the meantime.';
        return errorResponse(409, message, { code: 'outdated', current: found });
      }
      if (alt !== undefined) Object.assign(found, { alt, version: version + 1 });
      if (position !== undefined) move(photos, found, position);
      return found;
    }),
    mockEndpoint(photo.remove, ({ params }) => {
      const index = photos.findIndex(({ id }) => id === params.id);
      if (index < 0) return gone();
      photos.splice(index, 1);
    }),
    mockEndpoint(picture.read, logoResponse),
    ...upload.handlers,
  ];
}
