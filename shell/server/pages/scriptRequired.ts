import type { Locale } from '@skal/contracts/site/locale';
import { webServerTexts } from '../language/texts.ts';
import { escapeHtml } from './escape.ts';

/** Writes the response to a form that a browser without script posted to its own page. The page itself says so, too. */
export function scriptRequiredPage(path: string, locale: Locale): string {
  const { title, text, back } = webServerTexts[locale].scriptRequired;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${title}</title></head><body><main><h1>${title}</h1>`,
    `<p>${text}</p>`,
    `<p><a href="${escapeHtml(path)}">${back}</a></p></main></body></html>`,
  ].join('\n');
}
