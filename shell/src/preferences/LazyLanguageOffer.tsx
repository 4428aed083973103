import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { createLazyResource, Lazy } from '@skal/shell-kit';
import { chosenLanguage, pageLanguage } from '@skal/shell-kit/preferences/language.ts';
import { useEffect, useState } from 'react';
import { whenIdleAfterLoad } from '../rum/whenIdle.ts';
import { useTranslations } from './useTranslations.ts';

const offer = createLazyResource(() => import(/* webpackChunkName: "LanguageOffer" */ './LanguageOffer.tsx'));

/** Delay of the offer after the page has loaded, in milliseconds: the first look belongs to the page. */
export const OFFER_DELAY_MS = 2_000;

/** The site's language that the browser prefers. */
function preferredLanguage(known: readonly Locale[]): Locale | undefined {
  for (const tag of navigator.languages) {
    const [language] = tag.toLowerCase().split('-');
    const found = known.find((locale) => locale === language);
    if (found) return found;
  }
  return undefined;
}

/** Offers another language than English to visitors whose browser prefers it and who have not chosen any. Its code is rarely needed. */
export function LazyLanguageOffer() {
  const translations = useTranslations();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdleAfterLoad(() => setIdle(true), OFFER_DELAY_MS), []);
  if (!isIdle || chosenLanguage()) return null;
  const preferred = preferredLanguage([pageLanguage(), ...translations.map(([locale]) => locale)]);
  const offered = translations.find(([locale]) => locale === preferred);
  // The other addresses are chosen, by a link or in a search.
  if (!offered || pageLanguage() !== SOURCE_LOCALE) return null;
  const [locale, path] = offered;
  return (
    <Lazy resource={offer} failed={() => null}>
      {({ default: LanguageOffer }) => <LanguageOffer locale={locale} path={path} />}
    </Lazy>
  );
}
