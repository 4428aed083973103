import type { Component, Incident, StatusReply } from '@skal/contracts/operations/status';
import { FORMAT_TAGS, homePath, type Locale } from '@skal/contracts/site/locale';
import type { Theme } from '@skal/contracts/site/theme';
import type { WebServerTexts } from '../language/english.ts';
import { webServerTexts } from '../language/texts.ts';
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

/** Returns the writer of moments in one language. */
function momentsIn(locale: Locale): (iso: string) => string {
  const format = new Intl.DateTimeFormat(FORMAT_TAGS[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Copenhagen',
  });
  return (iso) => `<time datetime="${iso}">${format.format(new Date(iso))}</time>`;
}

function incidentItem({ component, message, from, until }: Incident, locale: Locale): string {
  const { status } = webServerTexts[locale];
  const time = momentsIn(locale);
  const text = status.incidentTexts[component] ?? message;
  const period = `${time(from)}${until ? ` ${status.until} ${time(until)}` : ''}`;
  return `<li><span>${escapeHtml(text)}</span><span>${period}</span></li>`;
}

const row = ({ name, status }: StatusReply['components'][number], { status: { components, states } }: WebServerTexts) =>
  `<div data-status="${status}"><dt>${components[name]}</dt><dd>${states[status]}</dd></div>`;

/** Names the sources without incidents, and omits those that could not be read. Emails are kept for seven days. */
function noIncidents(components: StatusReply['components'], { status }: WebServerTexts): string {
  const isKnown = (component: Component) =>
    components.some(({ name, status: state }) => name === component && state !== 'unavailable' && state !== 'unknown');
  const texts = [...(isKnown('releases') ? [status.noRollback] : []), ...(isKnown('mail') ? [status.noDelay] : [])];
  return texts.join(' ') || status.unknown;
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
  const texts = webServerTexts[locale];
  const { status } = texts;
  const isHealthy = components.every((component) => component.status === 'working');
  const list =
    incidents.length > 0
      ? `<ul aria-labelledby="incidents">${incidents.map((each) => incidentItem(each, locale)).join('')}</ul>`
      : `<p>${noIncidents(components, texts)}</p>`;
  return `<!doctype html>
<html lang="${locale}"${theme && theme !== 'system' ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status.title} | ${escapeHtml(brand)}</title>
<style>${tokensIn(page)}</style>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${escapeHtml(status.heading(brand))}</h1>
<p>${isHealthy ? status.working : status.notWorking} ${status.asOf(momentsIn(locale)(at))}</p>
<dl>${components.map((component) => row(component, texts)).join('')}</dl>
<h2 id="incidents">${status.incidents}</h2>
${list}
<footer><a href="${homePath(locale)}">${status.home}</a><a href="/status">${status.refresh}</a></footer>
</main>
</body>
</html>
`;
}
