import { type Application, STATIC_PATH } from './application.ts';

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>\n?/g;
const IMPORT_MAP = /<script type="importmap">.*?<\/script>\n?/s;
const SNAPSHOT = /<script type="application\/json" id="skal-snapshot">(.*?)<\/script>/s;

/** The snapshot names the pages; an application without releases needs no list of their integrity values. */
const withoutIntegrity = (html: string): string => html.replace(/("integrity":)"[^"]*",/, '');

const address = (file: string): string => STATIC_PATH + file;

/**
 * The product's document of a page with the scripts of one application instead of its own. They start as the product's do: after
 * the first paint, all at once.
 */
export function prerenderedDocument(html: string, { entry, pages }: Application, path: string): string {
  const main = entry.at(-1);
  const preloads = [...entry, ...(pages[path] ?? [])].map(
    (file) =>
      `<link rel="modulepreload" href="${address(file)}" fetchpriority="low" media="not all"${file === main ? ' data-entry' : ''}>`,
  );
  const bare = withoutIntegrity(html).replace(IMPORT_MAP, '').replace(MODULE_PRELOAD, '');
  const end = bare.lastIndexOf('<script>(function(){var on;');
  if (end < 0) throw new Error('The document has no start script');
  return bare.slice(0, end) + preloads.join('') + bare.slice(end);
}

/** The only document of a single-page build: stylesheet, scripts, the snapshot of the product's page and no content. */
export function singlePageDocument(html: string, { entry, css }: Application): string {
  const [snapshot] = SNAPSHOT.exec(html) ?? [];
  if (!snapshot) throw new Error('The document has no snapshot');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Skal</title>',
    ...css.map((file) => `<link rel="stylesheet" href="${address(file)}">`),
    ...entry.map((file) => `<script type="module" src="${address(file)}"></script>`),
    `</head><body><div id="root"></div>${withoutIntegrity(snapshot)}</body></html>`,
  ].join('');
}
