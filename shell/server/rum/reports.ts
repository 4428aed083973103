import type { RumReport } from '@skal/contracts/rum';
import type { Sink } from '../intake.ts';
import type { Count } from './counters.ts';
import { culpritIn, type FindSources, placesIn } from './frames.ts';
import { vitalBucket } from './vitals.ts';

/** More than this is no report of ours, in bytes. */
export const RUM_BODY_LIMIT = 4 * 1024;
/** So many are taken in a minute, from all visitors together. */
export const RUM_PER_MINUTE = 6_000;

/** So many different messages of errors are told apart, of one release in one hour. */
const MESSAGES_LIMIT = 20;
const MESSAGE_LENGTH = 160;

/** What may hold something of a person or a secret, and what stands for it. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}+/gu, ' '],
  [/https?:\/\/[^/\s]+(\/r\/[\w./@~-]+)?[^\s)]*/g, '$1'],
  [/\S*@\S*/g, '…'],
  [/[A-Za-z0-9_-]{32,}/g, '…'],
  [/\d{4,}/g, '…'],
];

/** A message without addresses, numbers and whatever looks like a key: what is left says what broke. */
export const withoutPrivate = (message: string): string =>
  PRIVATE.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message.slice(0, 1_000))
    .trim()
    .slice(0, MESSAGE_LENGTH);

/** What the site knows of itself, which a report is held against. */
export interface Knowledge {
  isPage(path: string): boolean;
  /** Whether a bundle has, or had, this version. */
  hasVersion(bundle: string, version: string): boolean;
  /** Names the trial that is under way; empty while there is none. */
  trial(): string;
}

type Facts = Readonly<
  Record<keyof RumReport | 'to' | 'ok' | 'shell' | 'message' | 'frames' | 'name' | 'value', unknown>
>;

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

/** Which release a report is about; null where the site has no such one. */
function releaseOf({ remote, version }: Pick<Facts, 'remote' | 'version'>, { hasVersion }: Knowledge) {
  if (typeof remote !== 'string' || typeof version !== 'string') return null;
  return hasVersion(remote, version) ? { bundle: remote, version } : null;
}

/** What is counted of a report, besides for which release; null where it makes no sense. */
function countedOf(facts: Facts, known: Knowledge): Pick<Count, 'what' | 'detail'> | null {
  const route = typeof facts.route === 'string' && known.isPage(facts.route) ? facts.route : 'another page';
  switch (facts.kind as RumReport['kind']) {
    case 'mount':
      return typeof facts.ok === 'boolean' ? { what: 'mount', detail: facts.ok ? 'ok' : 'failed' } : null;
    case 'load':
      return { what: 'load', detail: route };
    case 'fallback':
      return { what: 'fallback', detail: route };
    case 'error':
      return typeof facts.message === 'string'
        ? { what: 'error', detail: `${route}: ${withoutPrivate(facts.message)}` }
        : null;
    case 'vital': {
      const bucket = vitalBucket(facts.name, facts.value);
      return bucket === null ? null : { what: 'vital', detail: bucket };
    }
    default:
      return null;
  }
}

export interface Reports {
  sink: Sink;
  /** Comes back when everything that was taken has been counted. */
  settled(): Promise<void>;
}

/**
 * Counts what browsers tell of releases. A report is anonymous, and anybody may have made it up: it adds to a number of
 * a release that the site has, or to nothing.
 */
export function rumReports(
  add: (count: Count) => void,
  known: Knowledge,
  findSources: FindSources,
  hour: () => string,
): Reports {
  let messages = new Map<string, Set<string>>();
  let messagesOf = hour();

  /** The first messages of an hour are told apart; all others are one. */
  const bounded = (count: Count): Count => {
    if (messagesOf !== hour()) messages = new Map();
    messagesOf = hour();
    const release = `${count.bundle}@${count.version}`;
    const told = messages.get(release) ?? new Set();
    messages.set(release, told);
    if (told.size >= MESSAGES_LIMIT && !told.has(count.detail)) return { ...count, detail: 'other errors' };
    told.add(count.detail);
    return count;
  };

  /** An error is counted for the release that it was thrown in, with the line that its maps say. */
  const addError = async (count: Count, frames: unknown) => {
    const culprit = await culpritIn(placesIn(frames, known.hasVersion), findSources);
    const { bundle, version, source } = culprit ?? { ...count, source: null };
    add(bounded({ ...count, bundle, version, detail: source ? `${count.detail} (${source})` : count.detail }));
  };

  const underWay = new Set<Promise<void>>();
  const track = (counting: Promise<void>) => {
    underWay.add(counting);
    void counting.finally(() => underWay.delete(counting));
  };

  const sink: Sink = {
    types: ['application/json'],
    bodyLimit: RUM_BODY_LIMIT,
    perMinute: RUM_PER_MINUTE,
    take(message) {
      if (!isFacts(message)) return;
      const counted = countedOf(message, known);
      const release = releaseOf(message, known);
      if (!counted || !release) return;
      const trial = known.trial();
      const count = { ...release, trial, ...counted };
      if (count.what === 'error') track(addError(count, message.frames));
      else add(count);
      // A page that is drawn is drawn by its shell, too.
      const shell = counted.what === 'mount' && releaseOf({ remote: 'shell', version: message.shell }, known);
      if (shell) add({ ...shell, trial, ...counted });
    },
  };

  return {
    sink,
    async settled() {
      await Promise.all(underWay);
    },
  };
}
