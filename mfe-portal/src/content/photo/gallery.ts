import { plural, t } from '@lingui/core/macro';
import { PHOTOS_MAX } from '@skal/contracts/content/photo';
import { attachmentLimitLabels } from '@skal/contracts/support/ticket';

const { size } = attachmentLimitLabels;

const alsoShownWith = (names: string) => t`Also shown with: ${names}`;
const withoutPhoto = (names: string) => t`${names} will have no photo.`;

/** Photo Gallery of a live app. */
export const photoGallery = {
  loading: t`Loading your photos`,
  failed: { title: t`Your photos could not be loaded`, description: t`Nothing is lost. Please try again in a moment.` },
  empty: { title: t`No photos yet`, description: t`Upload some, and guests see them in your app when you publish.` },
  list: t`Photos`,
  note: t`Guests see the gallery in this order after you publish. Menu items and events can show these photos too.`,
  withoutAlt: (count: number) =>
    plural(count, {
      one: '# photo has no description. Guests who cannot see a photo hear its description instead.',
      other: '# photos have no description. Guests who cannot see a photo hear its description instead.',
    }),
  upload: t`Upload Photos`,
  hint: t`JPEG or PNG, at most ${size} each and ${PHOTOS_MAX} in all. Place and device are removed from the file.`,
  prompt: t`Drop photos here or choose them`,
  cancel: (name: string) => t`Cancel the upload of ${name}`,
  resume: t`Continue the uploads`,
  noAlt: t`No description yet`,
  usedBy: (names: readonly string[]) => alsoShownWith(names.join(', ')),
  describe: t`Describe`,
  /** Starts with the visible label, for voice control (WCAG 2.5.3). */
  describeOf: (name: string) => t`Describe ${name}`,
  remove: (name: string) => t`Delete ${name}`,
  unavailable: t`This photo cannot be shown right now`,
  notMoved: { title: t`Not moved`, description: t`The order is as before. Please try again.` },
  notLoaded: t`The form could not be loaded. Please try again in a moment.`,
} as const;

/** Why a photo is not uploaded. */
export const photoErrors = {
  type: t`This file is not a JPEG or PNG photo. Please save it as a JPEG and choose that file.`,
  empty: t`This file is empty.`,
  large: (megabytes: string) =>
    t`This photo has ${megabytes}, and the limit is ${size}. Please export it in a smaller size. The other photos are not affected.`,
  lost: t`The connection was lost. Nothing is lost: press "Continue the uploads" once you are online.`,
  refused: t`This photo could not be stored. Please try again in a moment.`,
  waiting: {
    connection: t`Waiting for the connection. The upload continues by itself.`,
    scanner: t`Waiting for the virus scanner. The upload continues by itself.`,
  },
} as const;

export const photoForm = {
  title: (name: string) => t`Describe ${name}`,
  alt: t`What is in the photo?`,
  altHint: t`Guests who cannot see it hear this sentence, and it is shown while the photo loads. Such as: "A terrace with long tables at sunset".`,
  save: t`Save description`,
  saving: t`Saving...`,
  cancel: t`Cancel`,
  saved: t`Photo Described`,
  savedText: t`The description is in the draft.`,
  failed: t`Not Saved`,
  failedReason: t`The description could not be saved. Your text is still here. Please try again.`,
  conflict: t`Someone else has described this photo. Save again to replace their text:`,
} as const;

export const photoRemoval = {
  title: (name: string) => t`Delete ${name}?`,
  text: t`It leaves the draft now, and your guests’ app when you publish.`,
  used: (names: readonly string[]) => withoutPhoto(names.join(', ')),
  confirm: t`Delete`,
  deleting: t`Deleting...`,
  cancel: t`Keep`,
  failed: { title: t`Not deleted`, description: t`The photo is still there. Please try again.` },
} as const;

/** The field that chooses a photo. */
export const photoField = {
  label: t`Photo`,
  none: t`No photo`,
  hint: t`From your Photo Gallery.`,
  empty: t`Your Photo Gallery is empty. Upload photos there first.`,
  failed: t`The photos could not be loaded. The chosen one stays.`,
  current: t`The current photo`,
} as const;
