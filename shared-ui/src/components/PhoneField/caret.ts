/** Editing a number that is formatted at each key. The caret keeps its place among the digits, because separators come and go. */

export interface PhoneEdit {
  /** Text of the field before the edit. */
  before: string;
  /** Text that the browser produced. */
  typed: string;
  /** Caret position that the browser produced. */
  caret: number;
  inputType: string | undefined;
}

const digits = (text: string): string => text.replace(/\D/g, '');

const removeAt = (text: string, index: number): string => text.slice(0, index) + text.slice(index + 1);

/**
 * Returns the digits after an edit and how many precede the caret. Deleting a separator deletes the digit beyond it: otherwise
 * formatting would restore the separator and the key would have no effect (T13).
 */
export function applyEdit({ before, typed, caret, inputType }: PhoneEdit): { digits: string; index: number } {
  const left = digits(typed);
  const index = digits(typed.slice(0, caret)).length;
  if (left === digits(before) && typed.length < before.length) {
    if (inputType === 'deleteContentForward') return { digits: removeAt(left, index), index };
    if (inputType === 'deleteContentBackward' && index > 0)
      return { digits: removeAt(left, index - 1), index: index - 1 };
  }
  return { digits: left, index };
}

/** Returns the caret position in a formatted number behind `index` digits. */
export function caretPosition(formatted: string, index: number): number {
  if (index === 0) return 0;
  let seen = 0;
  for (let position = 0; position < formatted.length; position += 1) {
    if (/\d/.test(formatted.charAt(position))) seen += 1;
    if (seen === index) return position + 1;
  }
  return formatted.length;
}

/** Returns whether a key made the edit, as opposed to autofill, which replaces the whole text. */
export function isKey({ inputType = '', data }: { inputType?: string; data?: string | null }): boolean {
  if (/^(delete|history)/.test(inputType)) return true;
  return inputType === 'insertText' && (data?.length ?? 0) <= 1;
}

/** Returns whether a text has no country code (a plus or two zeros before its digits). */
export const isNational = (text: string): boolean => !/^\D*(?:\+|00)/.test(text);

/** Returns whether an edit adds digits to a number. */
export const isLonger = (left: string, before: string): boolean => left.length > digits(before).length;
