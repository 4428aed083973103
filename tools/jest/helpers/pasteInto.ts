import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text behind what stands in a field, as somebody does who pastes it: the form draws itself once, not for every
 * character. A test of what single keys do types.
 */
export const pasteInto = async (user: UserEvent, field: Element, text: string): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};
