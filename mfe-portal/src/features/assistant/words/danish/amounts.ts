import { type AmountWords, KRONER, NUMBER } from '../grammar.ts';
import { pattern } from './pattern.ts';

const LEAD = String.raw`(?:\b(?:for|til|á|à|pris(?:en)?|er|koster|med|og)\s+)*`;
const EACH = String.raw`(?:\s+(?:pr\.?|per)\s+(?:person|glas|flaske|stk\.?|kuvert|billet)|\s+(?:stykket|glasset|flasken))?`;
const PLACES = '(?:pladser|siddepladser|personer|gæster|deltagere|billetter|mennesker|kuverter)';
const AT_MOST = String.raw`(?:plads til|op til|maks(?:imalt\b|\b\.?)|max\b\.?|højst|kapacitet(?:en)?(?: på|:)?)`;

export const amounts: AmountWords = {
  prices: [
    pattern(String.raw`${LEAD}${NUMBER}\s*${KRONER}${EACH}`),
    pattern(String.raw`${LEAD}(?:\bkr\.?|\bdkk)\s*${NUMBER}${EACH}`),
    pattern(String.raw`\b(?:for|pris(?:en)?(?: er)?|koster)\s+${NUMBER}(?![\d:/])`),
  ],
  free: pattern(String.raw`\b(?:gratis|uden betaling|med fri entré)\b`),
  capacities: [
    pattern(String.raw`(?:\b(?:for|til|med|og|${AT_MOST})\s+)*\b(\d{1,6})\s+${PLACES}\b`),
    pattern(String.raw`(?:\b(?:med|og)\s+)?\b${AT_MOST}\s+(\d{1,6})\b(?!\s*${KRONER})`),
  ],
};
