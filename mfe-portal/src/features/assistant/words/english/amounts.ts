import { type AmountWords, KRONER, NUMBER } from '../grammar.ts';

const LEAD = '(?:\\b(?:for|at|price|priced at|costs?|costing|and|with|of)\\s+)*';

export const amounts: AmountWords = {
  prices: [
    new RegExp(`${LEAD}${NUMBER}\\s*${KRONER}(?: (?:each|per person|a glass))?`, 'i'),
    new RegExp(`${LEAD}(?:kr\\.?|dkk)\\s*${NUMBER}`, 'i'),
    new RegExp(`\\b(?:for|price|priced at|costs?|costing)\\s+${NUMBER}(?![\\d:/]|\\s*[ap]\\.?m\\b)`, 'i'),
  ],
  free: /\b(?:for free|free(?: of charge)?)\b/i,
  capacities: [
    /(?:\b(?:for|with|up to|(?:maximum|max)(?: of)?|capacity(?: of)?)\s+)*\b(\d{1,6})\s+(?:seats|places|guests|people|persons|tickets|spots|participants)\b/i,
    /\b(?:with )?(?:a )?capacity(?: of|:)?\s+(\d{1,6})\b/i,
  ],
};
