/** Documentation of a component beside its stories. */
export interface ComponentDocs {
  /** Keyboard map; empty for components without keys. */
  keys: Readonly<Record<string, string>>;
  /** What assistive technology announces, and what the caller must pass for that. */
  accessibility: readonly string[];
  /** How arguments of its handlers become props again, so that the story is interactive. */
  handlerProps?: Readonly<Record<string, (given: never) => object>>;
}

/** For required handlers that no test or screenshot calls. */
export const noop = (): void => {};

/** Keys of every button. */
export const BUTTON_KEYBOARD = { 'Enter, Space': 'activates it' };

/** Keys of every dialog. */
export const DIALOG_KEYBOARD = {
  Escape: 'closes it',
  'Tab, Shift+Tab': 'move within the dialog; the page behind is not reachable',
};

/** For dialogs: on its Storybook page each story gets a small frame of its own. */
export const INLINE_FRAME_STORY = { docs: { story: { inline: false, height: '440px' } } };
