import { LOCALES, type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { Context } from 'koa';
import { pageCsp } from '../http/securityHeaders.ts';
import { chosenLocale, chosenTheme } from '../language/pageLanguage.ts';
import { textIn } from '../language/textIn.ts';
import { createStatusReader, type StatusSources } from './status.ts';
import { statusPage } from './statusPage.ts';

interface StatusEndpointOptions extends StatusSources {
  brand: string;
  /** HTML of a page of the site, for its styles. */
  page(): string;
}

/** The language that a visitor has chosen, or else that of their browser: this page is stored by no cache. */
const localeOf = (ctx: Context): Locale =>
  chosenLocale(ctx.headers.cookie) ??
  LOCALES.find((locale) => locale === ctx.acceptsLanguages([...LOCALES])) ??
  SOURCE_LOCALE;

/** Handles `/status`: a page, or JSON for clients that accept nothing else. */
export function createStatusEndpoint({
  brand,
  page,
  ...parts
}: StatusEndpointOptions): (ctx: Context) => Promise<void> {
  const status = createStatusReader(parts);
  return async (ctx) => {
    const locale = localeOf(ctx);
    const reply = await status(textIn(locale));
    ctx.set('Cache-Control', 'no-store');
    ctx.vary('Accept, Accept-Language, Cookie');
    ctx.status = 200;
    if (ctx.accepts('html', 'json') === 'json') {
      ctx.body = reply;
      return;
    }
    ctx.set('Content-Security-Policy', pageCsp([]));
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = statusPage(reply, { brand, locale, theme: chosenTheme(ctx.headers.cookie), page: page() });
  };
}
