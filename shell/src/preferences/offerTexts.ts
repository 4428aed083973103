import type { Locale } from '@skal/contracts/site/locale';

/** The offer of each language, in that language: not in the catalogs, which have the texts in the language of the page. */
export const offerTexts: Readonly<Record<Locale, { offer: string; accept: string; decline: string }>> = {
  en: { offer: 'This page is also in English', accept: 'Read it in English', decline: 'No thanks' },
  da: { offer: 'Siden findes også på dansk', accept: 'Læs den på dansk', decline: 'Nej tak' },
};
