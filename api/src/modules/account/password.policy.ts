import { readFileSync } from 'node:fs';

/**
 * The 3,000 most common passwords that are long enough to be allowed, most common first. Selected from zxcvbn-ts (MIT
 * licence, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 zxcvbn-ts).
 */
const COMMON = new Set(
  readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Removes everything but letters: digits and signs are often added to a word to make a password. */
const removeNonLetters = (word: string) => word.toLowerCase().replace(/[^\p{L}]/gu, '');

/**
 * Returns why a password is too easy to guess, or null. There are no composition rules: it rejects only what attackers
 * try first, common passwords and the account's own words (site name, business, address).
 */
export function findWeakness(password: string, ownWords: readonly string[]): string | null {
  if (COMMON.has(password.toLowerCase())) return /*i18n*/ 'This password is too common. Please choose another one.';
  const word = removeNonLetters(password);
  const own = ownWords.flatMap((text) => [text, text.split('@')[0] ?? '']).map(removeNonLetters);
  // A business name may consist of digits alone, of which nothing remains.
  const isSame = ownWords.some((text) => text.toLowerCase() === password.toLowerCase());
  const isOwn = isSame || (word !== '' && own.includes(word));
  return isOwn ? /*i18n*/ 'This password is too easy to guess. Please choose another one.' : null;
}
