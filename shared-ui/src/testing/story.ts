/** What the gallery says of a component beside its states. */
export interface About {
  /** Its keyboard map; empty where it takes no key. */
  keys: Readonly<Record<string, string>>;
  /** What assistive technology is told, and what its user has to give it for that. */
  access: readonly string[];
  /** How what its handlers are given becomes its properties again, so that it can be tried. */
  keeps?: Readonly<Record<string, (given: never) => object>>;
}

/** For handlers that a picture needs and nobody calls. */
export const nothing = (): void => {};

/** Keys of every button. */
export const BUTTON_KEYS = { 'Enter, Space': 'presses it' };

/** Keys of every window over the page. */
export const WINDOW_KEYS = {
  Escape: 'closes it',
  'Tab, Shift+Tab': 'go round inside of it: the page behind is out of reach',
};

/** For what covers a window: on its page in the gallery each state gets a small one. */
export const IN_WINDOW = { docs: { story: { inline: false, height: '440px' } } };
