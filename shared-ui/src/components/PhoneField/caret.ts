/**
 * Typing into a number that is formatted at each key. The caret keeps its place among the digits, because the signs
 * between them come and go.
 */

export interface Edit {
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
export function readEdit({ before, typed, caret, inputType }: Edit): { digits: string; index: number } {
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
export function caretAfter(formatted: string, index: number): number {
  if (index === 0) return 0;
  let seen = 0;
  for (let at = 0; at < formatted.length; at += 1) {
    if (/\d/.test(formatted.charAt(at))) seen += 1;
    if (seen === index) return at + 1;
  }
  return formatted.length;
}

/**
 * Whether an input put a whole number in place of the field's text, as autofill does, and the number names its
 * country. A '+' that is typed before a number is not that.
 */
export function isInternational(typed: string, event: { inputType?: string; data?: string | null }): boolean {
  const typedByKey = event.inputType === 'insertText' && (event.data?.length ?? 0) <= 1;
  return !typedByKey && !event.inputType?.startsWith('delete') && /^\s*(\+|00)/.test(typed) && digits(typed).length > 5;
}
