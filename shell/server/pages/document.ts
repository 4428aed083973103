import { createHash } from 'node:crypto';
import { MESSAGES_ID } from '@skal/shell-kit/i18n/pageMessages.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import { renderModuleTags } from './moduleTags.ts';
import type { PageDocument } from './pageDocument.ts';
import { START_NOTICE_SCRIPT, startNotice } from './startNotice.ts';
import { THEME_COLOUR_TAGS, THEME_SCRIPT } from './theme.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Writes a page, and returns the hashes of its inline scripts for the CSP. */
export function writeDocument(page: PageDocument): { html: string; scriptHashes: string[] } {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const modules = renderModuleTags(page);
  const html = [
    '<!doctype html>',
    `<html lang="${page.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    page.canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(page.canonical)}">`,
    // Before the stylesheet: crawlers of link previews read only the first kilobytes.
    page.head,
    // Data blocks do not run, so the CSP needs no hash of them.
    ...(page.structuredData ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    ...page.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style>${page.css}</style>`,
    page.styles,
    page.asksSession && '<link rel="preload" href="/api/session" as="fetch" crossorigin="use-credentials">',
    `<link rel="icon" href="${page.icon}" type="image/svg+xml">`,
    ...THEME_COLOUR_TAGS,
    `<script>${THEME_SCRIPT}</script>`,
    '</head><body>',
    startNotice(!page.isComplete ? 'frame' : page.data ? 'personal' : 'public', page.locale, page.contactPath),
    // Of a page with a frame of its own, everything belongs to the remote (shell/src/eventReplay).
    `<div id="root"${page.isComplete ? ' data-prerendered' : ''}${page.data ? ' data-framed' : ''}>${page.html}</div>`,
    page.badge,
    // Not in the head: starting the JavaScript engine there would delay the first frame on slow phones.
    `<script>${page.eventCaptureScript}</script>`,
    `<script>${START_NOTICE_SCRIPT}</script>`,
    `<script type="application/json" id="${page.snapshotId}">${scriptJson(page.snapshot)}</script>`,
    `<script type="application/json" id="${MESSAGES_ID}">${scriptJson(page.messages)}</script>`,
    page.data,
    ...modules.body,
    '</body></html>',
  ];
  const inline = [THEME_SCRIPT, page.eventCaptureScript, START_NOTICE_SCRIPT, ...modules.inlineScripts];
  return { html: html.filter(Boolean).join('\n'), scriptHashes: inline.map(hash) };
}
