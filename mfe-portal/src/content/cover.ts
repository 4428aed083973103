/** What stands over a panel until the app is live. */
export interface Cover {
  title: string;
  /** When it opens; stated on every cover that the specification gives a time for (J18). */
  availability?: string;
}

export const WHEN_COMPLETE = 'Estimated availability: When app development is complete';

export const comingSoon: Cover = { title: 'Coming Soon', availability: WHEN_COMPLETE };
