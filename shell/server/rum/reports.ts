import type { RumReport } from '@skal/contracts/operations/rum';
import type { BeaconSink } from '../http/beacons/beacons.ts';
import type { RumCount } from './counters.ts';
import { findErrorOrigin, parseFrames, type ResolveSources } from './stackFrames.ts';
import { vitalBucket } from './vitals.ts';

/** The largest report, in bytes. */
export const RUM_BODY_LIMIT = 4 * 1024;
/** The limit of reports, from all visitors together. */
export const RUM_PER_MINUTE = 6_000;

const MESSAGE_LENGTH = 160;

/** Text that may hold personal data or a secret, and its replacement. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}+/gu, ' '],
  [/https?:\/\/[^/\s]+(\/r\/[\w./@~-]+)?[^\s)]*/g, '$1'],
  [/\S*@\S*/g, '…'],
  [/[A-Za-z0-9_-]{32,}/g, '…'],
  [/\d{4,}/g, '…'],
];

/** Removes addresses, numbers and keys from a message. */
export const redact = (message: string): string =>
  PRIVATE.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message.slice(0, 1_000))
    .trim()
    .slice(0, MESSAGE_LENGTH);

/** What reports are checked against. */
export interface ReportContext {
  isPage(path: string): boolean;
  /** Whether a bundle has, or had, this version. */
  hasVersion(bundle: string, version: string): boolean;
  /** The key of the current comparison; empty without a canary. */
  currentComparison(): string;
}

/** A report before validation: its sender is unknown. */
type RawReport = Readonly<
  Partial<Record<keyof RumReport | 'ok' | 'shell' | 'message' | 'frames' | 'name' | 'value', unknown>>
>;

/** The detail that is counted; null for a report that makes no sense. */
function detailOf(report: RawReport, { isPage }: ReportContext): string | null {
  const route = typeof report.route === 'string' && isPage(report.route) ? report.route : 'another page';
  switch (report.kind as RumReport['kind']) {
    case 'mount':
      return typeof report.ok === 'boolean' ? (report.ok ? 'ok' : 'failed') : null;
    case 'load':
    case 'fallback':
      return route;
    case 'error':
      return typeof report.message === 'string' ? `${route}: ${redact(report.message)}` : null;
    case 'vital':
      return vitalBucket(report.name, report.value);
    default:
      return null;
  }
}

export interface RumReportHandler {
  sink: BeaconSink;
  /** Resolves when every report has been counted. */
  flush(): Promise<void>;
}

/** Counts what browsers report. A report adds to a number of a release that the site has, or is dropped. */
export function createRumReportHandler(
  add: (count: RumCount) => void,
  context: ReportContext,
  resolveSources: ResolveSources,
): RumReportHandler {
  let errors: Promise<unknown> = Promise.resolve();

  const releaseOf = (bundle: unknown, version: unknown) =>
    typeof bundle === 'string' && typeof version === 'string' && context.hasVersion(bundle, version)
      ? { bundle, version }
      : null;

  /** An error counts for the release in which it was thrown, with the line that its source maps name. */
  const addError = async (count: RumCount, frames: unknown) => {
    const origin = await findErrorOrigin(parseFrames(frames, context.hasVersion), resolveSources);
    const { source, ...release } = origin ?? { source: null };
    add({ ...count, ...release, detail: source ? `${count.detail} (${source})` : count.detail });
  };

  return {
    sink: {
      types: ['application/json'],
      bodyLimit: RUM_BODY_LIMIT,
      perMinute: RUM_PER_MINUTE,
      accept(message) {
        const report: RawReport = Object(message);
        const detail = detailOf(report, context);
        const release = releaseOf(report.remote, report.version);
        if (detail === null || !release) return;
        const what = report.kind as RumReport['kind'];
        const count = { ...release, trial: context.currentComparison(), what, detail };
        if (what === 'error') errors = Promise.all([errors, addError(count, report.frames)]).then(() => undefined);
        else add(count);
        // The shell mounts every page.
        const shell = what === 'mount' && releaseOf('shell', report.shell);
        if (shell) add({ ...count, ...shell });
      },
    },
    flush: async () => void (await errors),
  };
}
