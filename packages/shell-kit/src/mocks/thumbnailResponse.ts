import type { ThumbnailReply } from '@skal/contracts/support/ticket';
import { HttpResponse } from 'msw';

/** A screen of an app, drawn as five rectangles: WebP, 240 by 320. */
const SCREEN = Uint8Array.from(
  atob(
    'UklGRtQBAABXRUJQVlA4TMgBAAAv78BPAJ/BKJKkSMULAfjXgh3esPfRZYNRG0mOap9LYXFk/kcqdrGNJMnJ3v9DAORB/gbxaO3K' +
      'nfkPpQBFDRABiD+U/w4KRAKESqkvQGKA+BGsDEQAgHFliRkortMBKARgAgEF8+uJAO5cACJ7VmIYfm5ivbdaa5QSaq3BoW3bpnJe' +
      'tm3b/f/PuXZ3nJ1PRP8duZGkSM6BpdJeh6oesHlTx/y3q0XFwUSre73WpDiaxE4rNXE2da1E3RXTijic3yN0j3PiWqm6q6GVfcJV' +
      'qa1eJ2b1mJMH7Q291jdrzH+5/5Ux/6UjAU/UjheIpNGyEVE/EfAaFAIJQoXlEAIvkRVCIsCCw4/I7vwsBHB8LPhwhEbMf+a/l5ZZ' +
      'j28fEN8+L759fHT7NDM58I5rp3WIgRC4kZ5BH/0j5iT4FP/XQARZYf7PRTT/5yKa/8x/tvpcxN/fuYjmv0pnulirncW0XUYr9Fdr' +
      '5bPqFbDreE0gI+gyWFNIF1lx9q36X5ZwOmsSaeHMWJjgLFmY46xp5IVn/pvTuE74vFwHbrPQxCmzuI9TBN646nHQgd6HHTIwzGNv' +
      'PHf1v8/eyaOfLCi1JorfvlpOmsiKt2vMfzk=',
  ),
  (letter) => letter.charCodeAt(0),
);

/** Size of the mocked thumbnail. */
export const thumbnailSize: ThumbnailReply = { width: 240, height: 320 };

/** A mocked thumbnail. */
export const thumbnailResponse = () => new HttpResponse(SCREEN, { headers: { 'Content-Type': 'image/webp' } });
