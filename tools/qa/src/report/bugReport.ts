import type { LiveBundle } from '../settings/liveBundles.ts';

/** Number of console lines in a report. */
const MAX_LINES = 200;

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
  const lines: ConsoleLine[] = [];
  const add = (level: ConsoleLine['level'], values: readonly unknown[]) => {
    lines.push({ level, text: values.map(textOf).join(' ') });
    if (lines.length > MAX_LINES) lines.shift();
  };
  for (const level of LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      add(level, values);
      original(...values);
    };
  }
  window.addEventListener('error', ({ error, message }) => add('error', [error ?? message]));
  window.addEventListener('unhandledrejection', ({ reason }) => add('error', [reason]));
  return lines;
}

interface BugReportData {
  link: string;
  bundles: readonly LiveBundle[];
  consoleLines: readonly ConsoleLine[];
  /** A screenshot of the page, as a `data:` URL. */
  screenshot: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Renders a bug report as an HTML page: link, screenshot, console output. */
export function renderBugReport({ link, bundles, consoleLines: lines, screenshot }: BugReportData): string {
  const versions = Object.fromEntries(bundles.map(({ name, version }) => [name, version]));
  const size = `${window.innerWidth} x ${window.innerHeight}`;
  const browser = { agent: navigator.userAgent, languages: navigator.languages, size };
  const facts = { link, at: new Date().toISOString(), versions, browser, console: lines };
  const html = document.documentElement.outerHTML;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Report</title>
<h1><a href="${escaped(link)}">${escaped(link)}</a></h1>
<img alt="The page" src="${escaped(screenshot)}" style="max-width:100%;border:1px solid">
<pre>${escaped(JSON.stringify(facts, null, 2))}</pre>
<details><summary>HTML of the page</summary><pre>${escaped(html)}</pre></details></html>
`;
}
