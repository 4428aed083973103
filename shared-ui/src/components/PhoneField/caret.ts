/**
 * Typing into a number that is formatted at each key. The caret keeps its place among the digits, because the signs
 * between them come and go.
 */

export interface PhoneEdit {
  /** What the field held. */
  before: string;
  /** What the browser made of the key. */
  typed: string;
  /** Where the browser left the caret. */
  caret: number;
  inputType: string | undefined;
}

const digits = (text: string): string => text.replace(/\D/g, '');

const removeAt = (text: string, index: number): string => text.slice(0, index) + text.slice(index + 1);

/**
 * The digits that an edit leaves, and how many stand before the caret. To delete a separator is to delete the digit
 * behind it: otherwise formatting puts the separator back and the key does nothing (T13).
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

/** Where the caret stands in a formatted number when so many digits are before it. */
export function caretPosition(formatted: string, index: number): number {
  if (index === 0) return 0;
  let seen = 0;
  for (let at = 0; at < formatted.length; at += 1) {
    if (/\d/.test(formatted.charAt(at))) seen += 1;
    if (seen === index) return at + 1;
  }
  return formatted.length;
}

/** Whether an edit was made by a key, and did not put a whole number in place of the field's text, as autofill does. */
export function isKey({ inputType = '', data }: { inputType?: string; data?: string | null }): boolean {
  if (/^(delete|history)/.test(inputType)) return true;
  return inputType === 'insertText' && (data?.length ?? 0) <= 1;
}

/** Whether a text names no country, by a plus or two zeros before its digits. */
export const isNational = (text: string): boolean => !/^\D*(?:\+|00)/.test(text);

/** Whether an edit adds digits to a number. */
export const isLonger = (left: string, before: string): boolean => left.length > digits(before).length;
