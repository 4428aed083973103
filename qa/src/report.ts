import type { LiveBundle } from './site.ts';

/** So much of the console goes with a report. */
const LINES = 200;

export interface SaidLine {
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

/** Keeps the last lines of a console, and those of errors that nobody caught; they are printed as ever. */
export function keepConsole(console: Pick<Console, SaidLine['level']>): readonly SaidLine[] {
  const said: SaidLine[] = [];
  const add = (level: SaidLine['level'], values: readonly unknown[]) => {
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

interface Found {
  link: string;
  bundles: readonly LiveBundle[];
  said: readonly SaidLine[];
}

/** What somebody needs who shall see the same: where, with which versions, in which browser, and what it said. */
export function writeReport({ link, bundles, said }: Found): string {
  const versions = Object.fromEntries(bundles.map(({ name, version }) => [name, version]));
  const size = `${window.innerWidth} x ${window.innerHeight}`;
  const browser = { agent: navigator.userAgent, languages: navigator.languages, size };
  const html = document.documentElement.outerHTML;
  return JSON.stringify({ link, at: new Date().toISOString(), versions, browser, console: said, html }, null, 2);
}
