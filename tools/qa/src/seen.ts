/** What has become of the state that a page was opened with. */
export interface Seen {
  slug: string;
  name: string;
  said: string;
}

export const ON_ITS_WAY = 'on its way';

/** Said of a state that only a narrow page has, on a wide one. */
export const NARROWER = 'make the window as narrow as a phone';

/** Said of a state that is on the screen. */
export const SHOWN = 'shown';
