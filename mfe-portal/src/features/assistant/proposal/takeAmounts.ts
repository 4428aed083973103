import type { Phrase } from './Phrase.ts';

const NUMBER = '(\\d{1,3}(?:[. ]\\d{3})+(?:,\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)';
const LEAD = '(?:\\b(?:for|at|price|priced at|costs?|costing|and|with|of)\\s+)*';
const UNIT = '(?:kr\\b\\.?|kroner\\b|dkk\\b|,-)';

/** Takes a price out of a request, as it was typed: '95 kr', 'DKK 95', 'for 95'. Null if none is named. */
export function takePrice(phrase: Phrase): string | null {
  const found =
    phrase.take(new RegExp(`${LEAD}${NUMBER}\\s*${UNIT}(?: (?:each|per person|a glass))?`, 'i')) ??
    phrase.take(new RegExp(`${LEAD}(?:kr\\.?|dkk)\\s*${NUMBER}`, 'i')) ??
    phrase.take(new RegExp(`\\b(?:for|price|priced at|costs?|costing)\\s+${NUMBER}(?![\\d:/]|\\s*[ap]\\.?m\\b)`, 'i'));
  return found?.[1] ?? null;
}

/** Takes a number of places out of a request: '30 seats', 'for 20 guests'. Null if none is named. */
export const takeCapacity = (phrase: Phrase): string | null =>
  phrase.take(
    /(?:\b(?:for|with|up to|(?:maximum|max)(?: of)?|capacity(?: of)?)\s+)*\b(\d{1,6})\s+(?:seats|places|guests|people|persons|tickets|spots|participants)\b/i,
  )?.[1] ??
  phrase.take(/\b(?:with )?(?:a )?capacity(?: of|:)?\s+(\d{1,6})\b/i)?.[1] ??
  null;

/** Takes quoted words out of a request. */
export const takeQuoted = (phrase: Phrase): string | null =>
  phrase.take(/(?:\b(?:called|named|titled|saying|with the text)\s+)?"([^"]+)"/i)?.[1]?.trim() ?? null;
