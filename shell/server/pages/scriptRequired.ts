import { escapeHtml } from './escape.ts';

/** Writes the response to a form that a browser without script posted to its own page. The page itself says so, too. */
export const scriptRequiredPage = (path: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<title>This form needs JavaScript</title></head><body><main><h1>This form needs JavaScript</h1>',
    '<p>Nothing was sent. Turn JavaScript on in your browser, and fill in the form again.</p>',
    `<p><a href="${escapeHtml(path)}">Back to the page</a></p></main></body></html>`,
  ].join('\n');
