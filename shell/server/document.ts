import { createHash } from 'node:crypto';

/** Sets the theme before anything is painted: the visitor's own choice, else the system's. */
const THEME_SCRIPT =
  "try{var t=localStorage.getItem('skal-theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}";

/** The page's ground, which the browser's own frame takes on. */
export const THEME_COLOURS = { light: '#F7F8F6', dark: '#0C1514' } as const;

export interface PageDocument {
  title: string;
  description: string;
  /** Absolute address of the page; none on pages that are not to be found. */
  canonical: string | null;
  brand: string;
  /** The shell's stylesheet, written into the page. */
  css: string;
  /** Style elements of what is rendered. */
  styles: string;
  html: string;
  /** Whether the HTML is the whole page, and not only the shell's frame. */
  whole: boolean;
  snapshot: object;
  snapshotId: string;
  keepTapsScript: string;
  /** Absolute addresses with their integrity, for every module that the tab may load. */
  integrity: Record<string, string>;
  /** Modules to fetch at once, by address. */
  preload: string[];
  entry: string;
  fonts: string[];
  icon: string;
  /** Whether the page will ask who is signed in. */
  asksSession: boolean;
  /** Elements for the head that a page brings besides: its picture, icons. */
  head?: string;
  /** What the page says to search engines. It stands at the end, where it holds up nothing that is seen. */
  structuredData?: readonly object[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** JSON for a script element: no text in it can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Writes a page, and the hashes of its inline scripts for the content security policy. */
export function writeDocument(page: PageDocument): { html: string; scriptHashes: string[] } {
  const importMap = scriptJson({ integrity: page.integrity });
  const inline = [THEME_SCRIPT, page.keepTapsScript, importMap];
  const noindex = page.canonical === null;
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const withIntegrity = (address: string) => `integrity="${page.integrity[address] ?? ''}"`;
  const html = [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    noindex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(page.canonical ?? '')}">`,
    `<script>${THEME_SCRIPT}</script>`,
    `<script>${page.keepTapsScript}</script>`,
    ...page.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style>${page.css}</style>`,
    page.styles,
    `<script type="importmap">${importMap}</script>`,
    ...page.preload.map((address) => `<link rel="modulepreload" href="${address}" ${withIntegrity(address)}>`),
    page.asksSession && '<link rel="preload" href="/api/session" as="fetch" crossorigin="use-credentials">',
    `<link rel="icon" href="${page.icon}" type="image/svg+xml">`,
    `<meta name="theme-color" content="${THEME_COLOURS.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${THEME_COLOURS.dark}" media="(prefers-color-scheme: dark)">`,
    page.head,
    '</head><body>',
    `<div id="root"${page.whole ? ' data-prerendered' : ''}>${page.html}</div>`,
    `<script type="application/json" id="${page.snapshotId}">${scriptJson(page.snapshot)}</script>`,
    // Blocks of data: they do not run, so the policy needs no hash of them.
    ...(page.structuredData ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    `<script type="module" src="${page.entry}" ${withIntegrity(page.entry)}></script>`,
    '</body></html>',
  ];
  return { html: html.filter(Boolean).join('\n'), scriptHashes: inline.map(hash) };
}
