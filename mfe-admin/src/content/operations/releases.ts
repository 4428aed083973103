import { type ReleaseEntryReply, RUM_WINDOW_HOURS } from '@skal/contracts/operations/release';

const figure = (value: number) => value.toLocaleString('en-GB');

const counted = (value: number, one: string, many: string) => `${figure(value)} ${value === 1 ? one : many}`;

const lasts = `within the last ${RUM_WINDOW_HOURS} hours`;

const percents = (value: number) => `${value.toLocaleString('en-GB', { maximumSignificantDigits: 2 })}%`;

/** Formats a duration as '80 ms' or '1.2 s'. */
const time = (ms: number) =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} s`;

/** Copy of the releases page. */
export const releases = {
  title: 'Releases',
  asOf: (moment: string) => `As of ${moment}. Browser data is counted anonymously, without names or IP addresses.`,
  figures: `Figures cover the last ${RUM_WINDOW_HOURS} hours; for the previous version, its own last ${RUM_WINDOW_HOURS} hours. Load and response times are 75th percentiles of the measured visits.`,
  stale: (moment: string) => `The site is not responding right now. This is its status at ${moment}.`,
  ownersOnly: 'Only owners can change which version is live. You have read-only access.',
  empty: { title: 'No releases', description: 'Nothing has been released on this site yet.' },
  failed: {
    title: 'The releases could not be loaded',
    description: 'The site is not affected. Please try again in a moment.',
  },
} as const;

/** Copy of the overall health at the top of the page. */
export const healthSummary = {
  unhealthy: (bundles: string) => `Needs attention: ${bundles}`,
  version: (bundle: string, version: string, what: string) => `${bundle} ${version}: ${what} ${lasts}.`,
  failed: (failed: number, pages: number) => `${figure(failed)} of ${counted(pages, 'page', 'pages')} failed`,
  errors: (errors: number) => counted(errors, 'error', 'errors'),
  loads: (loads: number) => `files failed to load ${counted(loads, 'time', 'times')}`,
  waiting: (bundles: string) => `Rollout in progress: ${bundles}`,
  waitingText: (bundle: string, version: string) =>
    `The pages of ${bundle} ${version} are being prerendered, which takes a few seconds. If this message stays, check the site's log.`,
  healthy: 'All is well',
  healthyText: (bundles: number, failed: number, pages: number) =>
    `${counted(bundles, 'bundle is', 'bundles are')} live. ${figure(failed)} of ${counted(pages, 'page', 'pages')} failed ${lasts}.`,
  noData: 'No problems reported',
  noDataText: (bundles: number) =>
    `${counted(bundles, 'bundle is', 'bundles are')} live. No data from visitors ${lasts}.`,
  trial: (bundle: string, version: string, percent: number) =>
    `${bundle} ${version} is live for ${percents(percent)} of visitors (canary).`,
} as const;

/** Health of a bundle in one word. */
export const healthLabels = { unhealthy: 'Needs attention', healthy: 'Healthy', noData: 'No data' } as const;

/** Copy of the version comparison. */
export const versions = {
  caption: (bundle: string) => `Versions of ${bundle}`,
  live: 'Live',
  canary: 'Canary',
  trial: (percent: number) => `Canary, ${percents(percent)}`,
  before: 'Previous',
  failed: 'Failed pages',
  ratio: (failed: number, pages: number) => `${figure(failed)} of ${figure(pages)}`,
  errors: 'Errors',
  loads: 'Failed file loads',
  fallbacks: 'Fallbacks',
  vitals: { LCP: 'Load time (LCP)', INP: 'Response time (INP)', CLS: 'Layout shift (CLS)' },
  bytes: 'Size',
  commit: 'Commit',
  since: 'Since',
  by: 'By',
  none: '–',
  errorsIn: (version: string) => `Errors in ${version}`,
  times: (times: number, message: string) => `${figure(times)} × ${message}`,
  share: (part: number) => percents(part * 100),
  time,
  shift: (value: number) => value.toFixed(2),
  size: (bytes: number) => `${(bytes / 1_000).toLocaleString('en-GB', { maximumFractionDigits: 0 })} kB`,
  count: figure,
} as const;

/** Actions that activate another version; their confirmations name the versions. */
export const releaseActions = {
  promote: {
    button: 'Promote',
    title: (bundle: string, version: string) => `Make ${bundle} ${version} live?`,
    description: (live: string) =>
      `All visitors will get this version instead of ${live}. Open tabs keep their version until they are reloaded.`,
    submit: 'Make Live',
    done: 'Canary Promoted',
    doneText: (bundle: string, version: string) => `${bundle} ${version} is live.`,
  },
  abort: {
    button: 'End canary',
    title: (bundle: string, version: string) => `End the canary ${bundle} ${version}?`,
    description: (live: string) =>
      `All visitors will get ${live}. Open tabs keep their version until they are reloaded.`,
    submit: 'End Canary',
    done: 'Canary Ended',
    doneText: (bundle: string, version: string) => `The canary ${version} of ${bundle} has ended.`,
  },
  rollBack: {
    button: 'Roll back',
    title: (bundle: string, version: string) => `Roll ${bundle} back to ${version}?`,
    description: (live: string) =>
      `All visitors will get this version instead of ${live}. Open tabs keep their version until they are reloaded.`,
    submit: 'Roll Back',
    done: 'Rolled Back',
    doneText: (bundle: string, version: string) => `${bundle} ${version} is live.`,
  },
} as const;

export type ReleaseAction = keyof typeof releaseActions;

/** Copy that all confirmations share. */
export const releaseForm = {
  labelFor: (button: string, bundle: string) => `${button}: ${bundle}`,
  note: 'Note',
  noteHint: 'Optional. Shown in the history.',
  busy: 'Working...',
  cancel: 'Cancel',
  failed: 'Nothing Changed',
  failedReason: 'Something went wrong. Please try again in a moment.',
} as const;

/** Copy of the history. */
export const releaseHistory = {
  title: 'Release History',
  columns: { what: 'What', version: 'Version', at: 'Time', by: 'Who', note: 'Note', commit: 'Commit' },
  empty: 'Nothing has been released yet.',
  more: 'Show more',
  older: 'Only recent entries of each bundle are shown. Run skal release history <bundle> for the full history.',
  actionLabels: {
    release: (bundle) => `${bundle} released`,
    rollback: (bundle) => `${bundle} rolled back`,
    canary: (bundle) => `${bundle} canary started`,
    promote: (bundle) => `${bundle} promoted`,
    abort: (bundle) => `${bundle} canary ended`,
  } satisfies Record<ReleaseEntryReply['action'], (bundle: string) => string>,
} as const;
