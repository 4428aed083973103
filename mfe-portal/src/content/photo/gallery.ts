import { PHOTOS_MAX } from '@skal/contracts/content/photo';
import { attachmentLimitLabels } from '@skal/contracts/support/ticket';

const { size } = attachmentLimitLabels;

/** Photo Gallery of a live app. */
export const photoGallery = {
  loading: 'Loading your photos',
  failed: { title: 'Your photos could not be loaded', description: 'Nothing is lost. Please try again in a moment.' },
  empty: { title: 'No photos yet', description: 'Upload some, and guests see them in your app when you publish.' },
  list: 'Photos',
  note: 'Guests see the gallery in this order after you publish. Menu items and events can show these photos too.',
  withoutAlt: (count: number) =>
    `${count === 1 ? '1 photo has' : `${count} photos have`} no description. Guests who cannot see a photo hear its description instead.`,
  upload: 'Upload Photos',
  hint: `JPEG or PNG, at most ${size} each and ${PHOTOS_MAX} in all. Place and device are removed from the file.`,
  prompt: 'Drop photos here or choose them',
  cancel: (name: string) => `Cancel the upload of ${name}`,
  resume: 'Continue the uploads',
  noAlt: 'No description yet',
  usedBy: (names: readonly string[]) => `Also shown with: ${names.join(', ')}`,
  describe: 'Describe',
  /** Starts with the visible label, for voice control (WCAG 2.5.3). */
  describeOf: (name: string) => `Describe ${name}`,
  remove: (name: string) => `Delete ${name}`,
  unavailable: 'This photo cannot be shown right now',
  notMoved: { title: 'Not moved', description: 'The order is as before. Please try again.' },
  notLoaded: 'The form could not be loaded. Please try again in a moment.',
} as const;

/** Why a photo is not uploaded. */
export const photoErrors = {
  type: 'This file is not a JPEG or PNG photo. Please save it as a JPEG and choose that file.',
  empty: 'This file is empty.',
  large: (megabytes: string) =>
    `This photo has ${megabytes}, and the limit is ${size}. Please export it in a smaller size. The other photos are not affected.`,
  lost: 'The connection was lost. Nothing is lost: press "Continue the uploads" once you are online.',
  refused: 'This photo could not be stored. Please try again in a moment.',
  waiting: {
    connection: 'Waiting for the connection. The upload continues by itself.',
    scanner: 'Waiting for the virus scanner. The upload continues by itself.',
  },
} as const;

export const photoForm = {
  title: (name: string) => `Describe ${name}`,
  alt: 'What is in the photo?',
  altHint:
    'Guests who cannot see it hear this sentence, and it is shown while the photo loads. Such as: "A terrace with long tables at sunset".',
  save: 'Save description',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Photo Described',
  savedText: 'The description is in the draft.',
  failed: 'Not Saved',
  failedReason: 'The description could not be saved. Your text is still here. Please try again.',
  conflict: 'Someone else has described this photo. Save again to replace their text:',
} as const;

export const photoRemoval = {
  title: (name: string) => `Delete ${name}?`,
  text: 'It leaves the draft now, and your guests’ app when you publish.',
  used: (names: readonly string[]) => `${names.join(', ')} will have no photo.`,
  confirm: 'Delete',
  deleting: 'Deleting...',
  cancel: 'Keep',
  failed: { title: 'Not deleted', description: 'The photo is still there. Please try again.' },
} as const;

/** The field that chooses a photo. */
export const photoField = {
  label: 'Photo',
  none: 'No photo',
  hint: 'From your Photo Gallery.',
  empty: 'Your Photo Gallery is empty. Upload photos there first.',
  failed: 'The photos could not be loaded. The chosen one stays.',
  current: 'The current photo',
} as const;
