import { type ReleaseEntryReply, RUM_WINDOW_HOURS } from '@skal/contracts/operations/release';

const figure = (value: number) => value.toLocaleString('en-GB');

const counted = (value: number, one: string, many: string) => `${figure(value)} ${value === 1 ? one : many}`;

const lasts = `within the last ${RUM_WINDOW_HOURS} hours`;

/** Formats '5 %' with a no-break space. */
const percents = (value: number) => `${value.toLocaleString('en-GB', { maximumSignificantDigits: 2 })}\u00a0%`;

/** Formats a duration as '80 ms' or '1.2 s'. */
const time = (ms: number) =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} s`;

/** Copy of the releases page. */
export const releases = {
  title: 'Releases',
  asOf: (moment: string) => `As of ${moment}. What browsers tell is counted, without a name or an address.`,
  figures: `Figures are those of ${RUM_WINDOW_HOURS} hours: the last ones, and of the version before its own last ones. Of the visits that were measured, three in four showed and responded within the times above.`,
  stale: (moment: string) => `The site cannot be asked just now. This is how it stood at ${moment}.`,
  ownersOnly: 'Owners make another version live. You can look.',
  empty: { title: 'Nothing is released here', description: 'This site serves no release of its own.' },
  failed: { title: 'The releases did not load', description: 'The site is not affected. Try again in a moment.' },
} as const;

/** Copy of the overall health at the top of the page. */
export const healthSummary = {
  trouble: (bundles: string) => `Look at ${bundles}`,
  version: (bundle: string, version: string, what: string) => `${bundle} ${version}: ${what} ${lasts}.`,
  failed: (failed: number, pages: number) => `${figure(failed)} of ${counted(pages, 'page', 'pages')} failed`,
  errors: (errors: number) => counted(errors, 'error', 'errors'),
  loads: (loads: number) => `files did not come ${counted(loads, 'time', 'times')}`,
  waiting: (bundles: string) => `Visitors do not have all of ${bundles} yet`,
  waitingText: (bundle: string, version: string) =>
    `The pages of ${bundle} ${version} are being made, which takes seconds. If this stays, the site’s log says why.`,
  well: 'All is well',
  wellText: (bundles: number, failed: number, pages: number) =>
    `${counted(bundles, 'bundle is', 'bundles are')} live. ${figure(failed)} of ${counted(pages, 'page', 'pages')} failed ${lasts}.`,
  quiet: 'Nothing is wrong as far as we know',
  quietText: (bundles: number) =>
    `${counted(bundles, 'bundle is', 'bundles are')} live. No visitor’s browser has told anything ${lasts}.`,
  trial: (bundle: string, version: string, percent: number) =>
    `${bundle} ${version} is tried on ${percents(percent)} of the visitors.`,
} as const;

/** Health of a bundle in one word. */
export const healthLabels = { trouble: 'Look here', well: 'Well', quiet: 'No visits' } as const;

/** Copy of the version comparison. */
export const versions = {
  caption: (bundle: string) => `Versions of ${bundle}`,
  live: 'Live',
  canary: 'Canary',
  trial: (percent: number) => `Canary, ${percents(percent)}`,
  before: 'Before',
  failed: 'Failed pages',
  of: (failed: number, pages: number) => `${figure(failed)} of ${figure(pages)}`,
  errors: 'Errors',
  loads: 'Not loaded',
  fallbacks: 'Fell back',
  vitals: { LCP: 'Shows in', INP: 'Responds in', CLS: 'Layout shift' },
  bytes: 'Size',
  commit: 'Commit',
  since: 'Since',
  by: 'By',
  none: '–',
  thrown: (version: string) => `Thrown in ${version}`,
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
      `All visitors get it instead of ${live}. Open tabs keep the version that they began with.`,
    submit: 'Make Live',
    done: 'Canary Promoted',
    isDone: (bundle: string, version: string) => `${bundle} ${version} is live.`,
  },
  abort: {
    button: 'End canary',
    title: (bundle: string, version: string) => `End the canary ${bundle} ${version}?`,
    description: (live: string) => `All visitors get ${live}. Open tabs keep the version that they began with.`,
    submit: 'End Canary',
    done: 'Canary Ended',
    isDone: (bundle: string, version: string) => `${bundle} ${version} is no canary any more.`,
  },
  rollBack: {
    button: 'Roll back',
    title: (bundle: string, version: string) => `Roll ${bundle} back to ${version}?`,
    description: (live: string) =>
      `All visitors get it instead of ${live}. Open tabs keep the version that they began with.`,
    submit: 'Roll Back',
    done: 'Rolled Back',
    isDone: (bundle: string, version: string) => `${bundle} ${version} is live.`,
  },
} as const;

export type ReleaseAction = keyof typeof releaseActions;

/** Copy that all confirmations share. */
export const releaseForm = {
  of: (button: string, bundle: string) => `${button}: ${bundle}`,
  note: 'Note',
  noteHint: 'Stands in the history. You may leave it out.',
  busy: 'Working...',
  cancel: 'Cancel',
  failed: 'Nothing Changed',
  failedReason: 'This did not work. Try again in a moment.',
} as const;

/** Copy of the history. */
export const releaseHistory = {
  title: 'What was done',
  columns: { what: 'What', version: 'Version', at: 'Time', by: 'Who', note: 'Note', commit: 'Commit' },
  empty: 'Nothing has been released yet.',
  more: 'Show more',
  older: 'Only the latest of each bundle stand here. skal release history <bundle> has all.',
  acts: {
    release: (bundle) => `${bundle} released`,
    rollback: (bundle) => `${bundle} rolled back`,
    canary: (bundle) => `${bundle} tried`,
    promote: (bundle) => `${bundle} promoted`,
    abort: (bundle) => `${bundle} canary ended`,
  } satisfies Record<ReleaseEntryReply['action'], (bundle: string) => string>,
} as const;
