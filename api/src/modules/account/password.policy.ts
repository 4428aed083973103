import { readFileSync } from 'node:fs';

/**
 * The 3,000 commonest passwords that are long enough to be allowed at all, commonest first; selected from the
 * password list of zxcvbn-ts (MIT licence, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 zxcvbn-ts).
 */
const COMMON = new Set(
  readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** A word with everything taken off that people add to make it look like a password. */
const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}]/gu, '');

/**
 * Why a password is too easy to guess, or null. There is no rule about its composition: only what guessers try
 * first is refused, which is the common ones and the words of the house (its name, the business, the address).
 */
export function weaknessOf(password: string, ownWords: readonly string[]): string | null {
  if (COMMON.has(password.toLowerCase())) return 'This password is too common. Please choose another one.';
  const word = bare(password);
  const own = ownWords.flatMap((text) => [text, text.split('@')[0] ?? '']).map(bare);
  // A business may be called by figures alone, of which nothing is left.
  const isSame = ownWords.some((text) => text.toLowerCase() === password.toLowerCase());
  const isOwn = isSame || (word !== '' && own.includes(word));
  return isOwn ? 'This password is too easy to guess. Please choose another one.' : null;
}
