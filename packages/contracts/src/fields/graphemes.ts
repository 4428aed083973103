import { countCharacters, requiredLine, requiredText, sayTooLong } from './text.ts';

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/**
 * Counts characters as people see them: a flag, a family or a letter with its accents is one. A browser without
 * `Intl.Segmenter` counts code points; the server always counts graphemes.
 */
export function countGraphemes(value: string): number {
  if (segmenter === null) return countCharacters(value);
  let count = 0;
  for (const _ of segmenter.segment(value)) count += 1;
  return count;
}

const isWithin = (max: number, message: string) => ({
  name: 'max',
  message,
  params: { max },
  test: (value: string | undefined) => value === undefined || countGraphemes(value) <= max,
});

/** Maximum number of code points per grapheme, on average: a family of four with skin tones has eleven. */
const CODE_POINTS = 12;

/** A required line with a maximum length in graphemes. */
export const shortLine = (message: string, max: number) =>
  requiredLine(message, max * CODE_POINTS).test(isWithin(max, sayTooLong(max)));

/** A required text with a maximum length in graphemes. */
export const shortText = (message: string, max: number) => requiredText(message).test(isWithin(max, sayTooLong(max)));

/** Returns the length of a text in bytes of UTF-8. */
export const countBytes = (value: string): number => new TextEncoder().encode(value).length;
