import type { Locale } from '@skal/contracts/site/locale';
import { danish } from './danish.ts';
import { english, type WebServerTexts } from './english.ts';

/** The web server's own texts by language. Not in the catalogs: no bundle has them, and Node runs these sources as they are. */
export const webServerTexts: Readonly<Record<Locale, WebServerTexts>> = { en: english, da: danish };
