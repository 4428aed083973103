import { LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { ApiContext } from '../server/http/context.ts';

/**
 * Returns the language of a request: pages send theirs, and other clients their user's, as `Accept-Language`. Of a form
 * without scripts it is that of its page, which a browser's `Accept-Language` does not name.
 */
export const requestLocale = (ctx: Pick<ApiContext, 'acceptsLanguages' | 'state'>): Locale =>
  ctx.state.htmlForm?.locale ?? ((ctx.acceptsLanguages([...LOCALES]) || SOURCE_LOCALE) as Locale);
