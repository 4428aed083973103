import type { Grammar } from '../words/grammar.ts';
import type { Phrase } from './Phrase.ts';

/** Takes what the first matching pattern names, as it was typed. */
const takeFirst = (phrase: Phrase, patterns: readonly RegExp[]): string | null => {
  for (const pattern of patterns) {
    const found = phrase.take(pattern);
    if (found) return found[1] ?? null;
  }
  return null;
};

/** Takes a price out of a request, as it was typed: '95 kr', 'DKK 95', 'for 95'. Null if none is named. */
export const takePrice = (phrase: Phrase, { prices }: Grammar): string | null => takeFirst(phrase, prices);

/** Takes a number of places out of a request: '30 seats', 'for 20 guests'. Null if none is named. */
export const takeCapacity = (phrase: Phrase, { capacities }: Grammar): string | null => takeFirst(phrase, capacities);

/** Takes quoted words out of a request. */
export const takeQuoted = (phrase: Phrase, { quoted }: Grammar): string | null =>
  phrase.take(quoted)?.[1]?.trim() ?? null;
