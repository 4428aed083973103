import type { Locale } from '@skal/contracts/site/locale';
import { textIn } from '../language/textIn.ts';
import { escapeHtml } from './escape.ts';

/** Writes the response to a form that a browser without script posted to its own page. The page itself says so, too. */
export function scriptRequiredPage(path: string, locale: Locale): string {
  const text = textIn(locale);
  const title = text(/*i18n*/ 'This form needs JavaScript');
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${title}</title></head><body><main><h1>${title}</h1>`,
    `<p>${text(/*i18n*/ 'Nothing was sent. Turn JavaScript on in your browser, and fill in the form again.')}</p>`,
    `<p><a href="${escapeHtml(path)}">${text(/*i18n*/ 'Back to the page')}</a></p></main></body></html>`,
  ].join('\n');
}
