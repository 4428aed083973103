import type { Locale } from '@skal/contracts/site/locale';

/** The offer of each language but English, in that language: not in the catalogs, which have the texts in the language of the page. */
export const offerTexts: Readonly<Partial<Record<Locale, { offer: string; accept: string; decline: string }>>> = {
  da: { offer: 'Siden findes også på dansk', accept: 'Læs den på dansk', decline: 'Nej tak' },
};
