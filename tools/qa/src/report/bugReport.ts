import type { LiveBundle } from '../settings/liveBundles.ts';

/** Number of console lines in a report. */
const LINES = 200;

export interface ConsoleLine {
  level: 'error' | 'warn' | 'info' | 'log';
  text: string;
}

const LEVELS = ['error', 'warn', 'info', 'log'] as const;

const textOf = (value: unknown): string => {
  if (value instanceof Error) return value.stack ?? String(value);
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
};

/** Records the last lines of the console and of uncaught errors; they are still printed. */
export function captureConsole(console: Pick<Console, ConsoleLine['level']>): readonly ConsoleLine[] {
  const said: ConsoleLine[] = [];
  const add = (level: ConsoleLine['level'], values: readonly unknown[]) => {
    said.push({ level, text: values.map(textOf).join(' ') });
    if (said.length > LINES) said.shift();
  };
  for (const level of LEVELS) {
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      add(level, values);
      print(...values);
    };
  }
  window.addEventListener('error', ({ error, message }) => add('error', [error ?? message]));
  window.addEventListener('unhandledrejection', ({ reason }) => add('error', [reason]));
  return said;
}

interface BugReportData {
  link: string;
  bundles: readonly LiveBundle[];
  said: readonly ConsoleLine[];
  /** A screenshot of the page, as a `data:` URL. */
  picture: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Renders a bug report as an HTML page: link, screenshot, console output. */
export function renderBugReport({ link, bundles, said, picture }: BugReportData): string {
  const versions = Object.fromEntries(bundles.map(({ name, version }) => [name, version]));
  const size = `${window.innerWidth} x ${window.innerHeight}`;
  const browser = { agent: navigator.userAgent, languages: navigator.languages, size };
  const facts = { link, at: new Date().toISOString(), versions, browser, console: said };
  const html = document.documentElement.outerHTML;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Report</title>
<h1><a href="${escaped(link)}">${escaped(link)}</a></h1>
<img alt="The page" src="${escaped(picture)}" style="max-width:100%;border:1px solid">
<pre>${escaped(JSON.stringify(facts, null, 2))}</pre>
<details><summary>HTML of the page</summary><pre>${escaped(html)}</pre></details></html>
`;
}
