/** What has become of the state that a page was opened with. */
export interface StateStatus {
  slug: string;
  name: string;
  text: string;
}

export const PENDING = 'on its way';

/** Said of a state that only a narrow page has, on a wide one. */
export const TOO_WIDE = 'make the window as narrow as a phone';

/** Said of a state that is on the screen. */
export const SHOWN = 'shown';
