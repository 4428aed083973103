import type { UserEvent } from '@testing-library/user-event';

/** Appends a text to a field by pasting: the form renders once instead of for every character. Tests of single keys type instead. */
export const pasteInto = async (user: UserEvent, field: Element, text: string): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};
