/** Progress of the state that a page was opened with. */
export interface StateStatus {
  slug: string;
  name: string;
  text: string;
}

export const PENDING = 'on its way';

/** Text for a state that exists on a narrow page only, shown on a wide one. */
export const TOO_WIDE = 'make the window as narrow as a phone';

/** Text for a state that is shown. */
export const SHOWN = 'shown';
