import { LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { ApiContext } from '../server/http/context.ts';

/** Returns the language of a request: pages send theirs, and other clients their user's, as `Accept-Language`. */
export const requestLocale = (ctx: Pick<ApiContext, 'acceptsLanguages'>): Locale =>
  (ctx.acceptsLanguages([...LOCALES]) || SOURCE_LOCALE) as Locale;
