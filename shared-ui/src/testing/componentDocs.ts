/** What the gallery says of a component beside its states. */
export interface ComponentDocs {
  /** Its keyboard map; empty where it takes no key. */
  keys: Readonly<Record<string, string>>;
  /** What assistive technology is told, and what its user has to give it for that. */
  access: readonly string[];
  /** How what its handlers are given becomes its properties again, so that it can be tried. */
  keeps?: Readonly<Record<string, (given: never) => object>>;
}

/** For handlers that a picture needs and nobody calls. */
export const noop = (): void => {};

/** Keys of every button. */
export const BUTTON_KEYBOARD = { 'Enter, Space': 'presses it' };

/** Keys of every window over the page. */
export const DIALOG_KEYBOARD = {
  Escape: 'closes it',
  'Tab, Shift+Tab': 'go round inside of it: the page behind is out of reach',
};

/** For what covers a window: on its page in the gallery each state gets a small one. */
export const INLINE_FRAME_STORY = { docs: { story: { inline: false, height: '440px' } } };
