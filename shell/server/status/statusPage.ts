import type { Component, ComponentStatus, Incident, StatusReply } from '@skal/contracts/operations/status';
import type { TextOf } from '@skal/contracts/site/catalogTexts';
import { FORMAT_TAGS, homePath, type Locale } from '@skal/contracts/site/locale';
import type { Theme } from '@skal/contracts/site/theme';
import { textIn } from '../language/textIn.ts';
import { escapeHtml } from '../pages/escape.ts';

/** Uses the tokens of the site's own pages; without them the browser's colours. */
const STYLES = `
  :root:not([data-theme]) { color-scheme: light dark; }
  body { margin: 0; background: var(--bg, Canvas); color: var(--ink, CanvasText);
    font: 1rem/1.6 'Schibsted Grotesk Variable', system-ui, sans-serif; }
  main { max-inline-size: 640px; margin-inline: auto; padding: clamp(32px, 8vw, 96px) 20px; }
  h1 { margin: 0 0 8px; font-size: clamp(1.75rem, 1.4rem + 2vw, 2.5rem); line-height: 1.1; letter-spacing: -0.022em; }
  h2 { margin: 48px 0 12px; font-size: 1.25rem; line-height: 1.3; }
  p { margin: 0; color: var(--ink-2, CanvasText); }
  a { color: var(--fjord, LinkText); }
  dl, ul { margin: 32px 0 0; padding: 0; list-style: none; border-block-start: 2px solid var(--ink, CanvasText); }
  ul { margin: 0; }
  dl > div, li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 24px; padding: 12px 0;
    border-block-end: 1px solid var(--line, GrayText); }
  dt { font-weight: 600; }
  dd { margin: 0; }
  [data-status='working'] dd { color: var(--mos, CanvasText); }
  [data-status='unavailable'] dd { color: var(--tegl, CanvasText); font-weight: 600; }
  [data-status='delayed'] dd, [data-status='unknown'] dd { color: var(--ink-2, CanvasText); font-weight: 600; }
  time { color: var(--ink-2, CanvasText); }
  footer { margin-block-start: 48px; display: flex; flex-wrap: wrap; gap: 8px 24px; }
  footer a { display: inline-block; padding-block: 10px; }
`;

/** Has a context, because pages for operators call it by another word in Danish. */
const RELEASES = /*i18n*/ { id: 'Releases', context: 'component of the site' };

const COMPONENTS: Readonly<Record<Component, string>> = {
  site: /*i18n*/ 'Website',
  api: /*i18n*/ 'Sign-in, forms and portal',
  database: /*i18n*/ 'Database',
  mail: /*i18n*/ 'Outgoing email',
  scanner: /*i18n*/ 'File uploads',
  releases: RELEASES.id,
};

const STATES: Readonly<Record<ComponentStatus, string>> = {
  working: /*i18n*/ 'Working',
  delayed: /*i18n*/ 'Delayed',
  unavailable: /*i18n*/ 'Unavailable',
  unknown: /*i18n*/ 'Unknown',
};

/** Returns the writer of moments in one language. */
function momentsIn(locale: Locale): (iso: string) => string {
  const format = new Intl.DateTimeFormat(FORMAT_TAGS[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Copenhagen',
  });
  return (iso) => `<time datetime="${iso}">${format.format(new Date(iso))}</time>`;
}

function incidentItem({ message, from, until }: Incident, locale: Locale): string {
  const time = momentsIn(locale);
  const start = time(from);
  const period = until ? textIn(locale)(/*i18n*/ '{start} to {end}', { start, end: time(until) }) : start;
  return `<li><span>${escapeHtml(message)}</span><span>${period}</span></li>`;
}

const row = ({ name, status }: StatusReply['components'][number], text: TextOf) =>
  `<div data-status="${status}"><dt>${text(COMPONENTS[name])}</dt><dd>${text(STATES[status])}</dd></div>`;

/** Names the sources without incidents, and omits those that could not be read. Emails are kept for seven days. */
function noIncidents(components: StatusReply['components'], text: TextOf): string {
  const isKnown = (component: Component) =>
    components.some(({ name, status: state }) => name === component && state !== 'unavailable' && state !== 'unknown');
  const texts = [
    ...(isKnown('releases') ? [text(/*i18n*/ 'No version was rolled back in the last 14 days.')] : []),
    ...(isKnown('mail') ? [text(/*i18n*/ 'No email was delayed in the last 7 days.')] : []),
  ];
  return texts.join(' ') || text(/*i18n*/ 'Unknown at the moment.');
}

/** The tokens of a page of the site, from its HTML. */
const tokensIn = (page: string): string => /<style[^>]*>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';

interface StatusPageOptions {
  brand: string;
  locale: Locale;
  theme: Theme | undefined;
  /** HTML of any page of the site, for its styles. */
  page: string;
}

/** Renders the health of the site as a page without scripts or api calls. */
export function statusPage(
  { at, components, incidents }: StatusReply,
  { brand, locale, theme, page }: StatusPageOptions,
): string {
  const text = textIn(locale);
  const isHealthy = components.every((component) => component.status === 'working');
  const list =
    incidents.length > 0
      ? `<ul aria-labelledby="incidents">${incidents.map((each) => incidentItem(each, locale)).join('')}</ul>`
      : `<p>${noIncidents(components, text)}</p>`;
  const summary = isHealthy
    ? text(/*i18n*/ 'Everything is working.')
    : text(/*i18n*/ 'Part of the site is not working properly.');
  return `<!doctype html>
<html lang="${locale}"${theme && theme !== 'system' ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(text(/*i18n*/ 'Status | {brand}', { brand }))}</title>
<style>${tokensIn(page)}</style>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${escapeHtml(text(/*i18n*/ 'Status of {brand}', { brand }))}</h1>
<p>${summary} ${text(/*i18n*/ 'As of {time}, Danish time.', { time: momentsIn(locale)(at) })}</p>
<dl>${components.map((component) => row(component, text)).join('')}</dl>
<h2 id="incidents">${text(/*i18n*/ 'Recent incidents')}</h2>
${list}
<footer><a href="${homePath(locale)}">${text(/*i18n*/ 'Back to Home')}</a><a href="/status">${text(/*i18n*/ 'Refresh')}</a></footer>
</main>
</body>
</html>
`;
}
