/** What stands over a panel until the app is live. */
export interface OverlayCopy {
  title: string;
  /** When it opens; stated on every cover that the specification gives a time for (J18). */
  availability?: string;
}

export const AVAILABILITY = 'Estimated availability: When app development is complete';

export const comingSoonOverlay: OverlayCopy = { title: 'Coming Soon', availability: AVAILABILITY };
