import type { Component, ComponentStatus, Incident, StatusReply } from '@skal/contracts/operations/status';
import { escapeHtml } from '../pages/escape.ts';

const NAMES: Readonly<Record<Component, string>> = {
  site: 'Website',
  api: 'Sign-in, forms and portal',
  database: 'Database',
  mail: 'Outgoing email',
  scanner: 'File uploads',
  releases: 'Releases',
};

const WORDS: Readonly<Record<ComponentStatus, string>> = {
  working: 'Working',
  delayed: 'Delayed',
  unavailable: 'Unavailable',
  unknown: 'Unknown',
};

/** Uses the tokens of the site's own pages; without them the browser's colours. */
const STYLES = `
  :root { color-scheme: light dark; }
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

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Copenhagen',
});

const time = (iso: string) => `<time datetime="${iso}">${moment.format(new Date(iso))}</time>`;

const incident = ({ message, from, until }: Incident) =>
  `<li><span>${escapeHtml(message)}</span><span>${time(from)}${until ? ` to ${time(until)}` : ''}</span></li>`;

const row = ({ name, status }: StatusReply['components'][number]) =>
  `<div data-status="${status}"><dt>${NAMES[name]}</dt><dd>${WORDS[status]}</dd></div>`;

/** Names the sources without incidents, and omits those that could not be read. Emails are kept for seven days. */
function noIncidents(components: StatusReply['components']): string {
  const isKnown = (component: Component) =>
    components.some(({ name, status }) => name === component && status !== 'unavailable' && status !== 'unknown');
  const texts = [
    ...(isKnown('releases') ? ['No version was rolled back in the last 14 days.'] : []),
    ...(isKnown('mail') ? ['No email was delayed in the last 7 days.'] : []),
  ];
  return texts.join(' ') || 'Unknown at the moment.';
}

/** The tokens of a page of the site, from its HTML. */
const tokensIn = (page: string): string => /<style[^>]*>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';

/**
 * Renders the health of the site as a page without scripts or api calls.
 * @param page HTML of any page of the site, for its styles
 */
export function statusPage({ at, components, incidents }: StatusReply, brand: string, page: string): string {
  const isHealthy = components.every(({ status }) => status === 'working');
  const sum = isHealthy ? 'Everything is working.' : 'Part of the site is not working properly.';
  const texts =
    incidents.length > 0
      ? `<ul aria-labelledby="incidents">${incidents.map(incident).join('')}</ul>`
      : `<p>${noIncidents(components)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Status | ${escapeHtml(brand)}</title>
<style>${tokensIn(page)}</style>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>Status of ${escapeHtml(brand)}</h1>
<p>${sum} As of ${time(at)}, Danish time.</p>
<dl>${components.map(row).join('')}</dl>
<h2 id="incidents">Recent incidents</h2>
${texts}
<footer><a href="/">Back to Home</a><a href="/status">Refresh</a></footer>
</main>
</body>
</html>
`;
}
