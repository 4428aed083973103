import { LOCALES, type Locale } from '@skal/contracts/site/locale';
import { danish } from './danish.ts';
import { english, type WebServerTexts } from './english.ts';

/** Translations. A language without one has English texts. */
const translations: Readonly<Partial<Record<Locale, WebServerTexts>>> = { da: danish };

/** The web server's own texts by language. Not in the catalogs: no bundle has them, and Node runs these sources as they are. */
export const webServerTexts = Object.fromEntries(
  LOCALES.map((locale) => [locale, translations[locale] ?? english]),
) as Readonly<Record<Locale, WebServerTexts>>;
