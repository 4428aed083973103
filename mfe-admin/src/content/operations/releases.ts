import { plural, t } from '@lingui/core/macro';
import { type ReleaseEntryReply, RUM_WINDOW_HOURS } from '@skal/contracts/operations/release';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';

const figure = (value: number) => value.toLocaleString(formatLocale());

const percents = (share: number) => {
  const value = share.toLocaleString(formatLocale(), { maximumSignificantDigits: 2 });
  return t`${value}%`;
};

/** Formats a duration as '80 ms' or '1.2 s'. */
const time = (ms: number) =>
  ms < 1_000
    ? `${Math.round(ms)} ms`
    : `${(ms / 1_000).toLocaleString(formatLocale(), { maximumFractionDigits: 1 })} s`;

const bundlesLive = (bundles: number) => plural(bundles, { one: '# bundle is live.', other: '# bundles are live.' });

/** Copy of the releases page. */
export const releases = {
  title: t`Releases`,
  asOf: (moment: string) => t`As of ${moment}. Browser data is counted anonymously, without names or IP addresses.`,
  figures: t`Figures cover the last ${RUM_WINDOW_HOURS} hours; for the previous version, its own last ${RUM_WINDOW_HOURS} hours. Load and response times are 75th percentiles of the measured visits.`,
  stale: (moment: string) => t`The site is not responding right now. This is its status at ${moment}.`,
  ownersOnly: t`Only owners can change which version is live. You have read-only access.`,
  empty: { title: t`No releases`, description: t`Nothing has been released on this site yet.` },
  failed: {
    title: t`The releases could not be loaded`,
    description: t`The site is not affected. Please try again in a moment.`,
  },
} as const;

/** Copy of the overall health at the top of the page. */
export const healthSummary = {
  unhealthy: (bundles: string) => t`Needs attention: ${bundles}`,
  version: (bundle: string, version: string, what: string) =>
    t`${bundle} ${version}: ${what} within the last ${RUM_WINDOW_HOURS} hours.`,
  failed: (failed: number, pages: number) => {
    const part = figure(failed);
    return plural(pages, { one: `${part} of # page failed`, other: `${part} of # pages failed` });
  },
  errors: (errors: number) => plural(errors, { one: '# error', other: '# errors' }),
  loads: (loads: number) =>
    plural(loads, { one: 'files failed to load # time', other: 'files failed to load # times' }),
  waiting: (bundles: string) => t`Rollout in progress: ${bundles}`,
  waitingText: (bundle: string, version: string) =>
    t`The pages of ${bundle} ${version} are being prerendered, which takes a few seconds. If this message stays, check the site's log.`,
  healthy: t`All is well`,
  healthyText: (bundles: number, failed: number, pages: number) => {
    const part = figure(failed);
    const failures = plural(pages, {
      one: `${part} of # page failed within the last ${RUM_WINDOW_HOURS} hours.`,
      other: `${part} of # pages failed within the last ${RUM_WINDOW_HOURS} hours.`,
    });
    return `${bundlesLive(bundles)} ${failures}`;
  },
  noData: t`No problems reported`,
  noDataText: (bundles: number) =>
    `${bundlesLive(bundles)} ${t`No data from visitors within the last ${RUM_WINDOW_HOURS} hours.`}`,
  trial: (bundle: string, version: string, percent: number) =>
    t`${bundle} ${version} is live for ${{ share: percents(percent) }} of visitors (canary).`,
} as const;

/** Health of a bundle in one word. */
export const healthLabels = { unhealthy: t`Needs attention`, healthy: t`Healthy`, noData: t`No data` } as const;

/** Copy of the version comparison. */
export const versions = {
  caption: (bundle: string) => t`Versions of ${bundle}`,
  live: t({ message: 'Live', context: 'release' }),
  canary: t`Canary`,
  trial: (percent: number) => t`Canary, ${{ share: percents(percent) }}`,
  before: t`Previous`,
  failed: t`Failed pages`,
  ratio: (failed: number, pages: number) => t`${{ shown: figure(failed) }} of ${{ total: figure(pages) }}`,
  errors: t`Errors`,
  loads: t`Failed file loads`,
  fallbacks: t`Fallbacks`,
  vitals: { LCP: t`Load time (LCP)`, INP: t`Response time (INP)`, CLS: t`Layout shift (CLS)` },
  bytes: t`Size`,
  commit: t`Commit`,
  since: t`Since`,
  by: t`By`,
  none: '–',
  errorsIn: (version: string) => t`Errors in ${version}`,
  times: (times: number, message: string) => `${figure(times)} × ${message}`,
  share: (part: number) => percents(part * 100),
  time,
  shift: (value: number) =>
    value.toLocaleString(formatLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  size: (bytes: number) => `${(bytes / 1_000).toLocaleString(formatLocale(), { maximumFractionDigits: 0 })} kB`,
  count: figure,
} as const;

/** Actions that activate another version; their confirmations name the versions. */
export const releaseActions = {
  promote: {
    button: t`Promote`,
    title: (bundle: string, version: string) => t`Make ${bundle} ${version} live?`,
    description: (live: string) =>
      t`All visitors will get this version instead of ${live}. Open tabs keep their version until they are reloaded.`,
    submit: t`Make Live`,
    done: t`Canary Promoted`,
    doneText: (bundle: string, version: string) => t`${bundle} ${version} is live.`,
  },
  abort: {
    button: t`End canary`,
    title: (bundle: string, version: string) => t`End the canary ${bundle} ${version}?`,
    description: (live: string) =>
      t`All visitors will get ${live}. Open tabs keep their version until they are reloaded.`,
    submit: t`End Canary`,
    done: t`Canary Ended`,
    doneText: (bundle: string, version: string) => t`The canary ${version} of ${bundle} has ended.`,
  },
  rollBack: {
    button: t`Roll back`,
    title: (bundle: string, version: string) => t`Roll ${bundle} back to ${version}?`,
    description: (live: string) =>
      t`All visitors will get this version instead of ${live}. Open tabs keep their version until they are reloaded.`,
    submit: t`Roll Back`,
    done: t`Rolled Back`,
    doneText: (bundle: string, version: string) => t`${bundle} ${version} is live.`,
  },
} as const;

export type ReleaseAction = keyof typeof releaseActions;

/** Copy that all confirmations share. */
export const releaseForm = {
  labelFor: (button: string, bundle: string) => `${button}: ${bundle}`,
  note: t`Note`,
  noteHint: t`Optional. Shown in the history.`,
  busy: t`Working...`,
  cancel: t`Cancel`,
  failed: t`Nothing Changed`,
  failedReason: t`Something went wrong. Please try again in a moment.`,
} as const;

/** Copy of the history. */
export const releaseHistory = {
  title: t`Release History`,
  columns: { what: t`What`, version: t`Version`, at: t`Time`, by: t`Who`, note: t`Note`, commit: t`Commit` },
  empty: t`Nothing has been released yet.`,
  more: t`Show more`,
  older: t`Only recent entries of each bundle are shown. Run skal release history <bundle> for the full history.`,
  actionLabels: {
    release: (bundle) => t`${bundle} released`,
    rollback: (bundle) => t`${bundle} rolled back`,
    canary: (bundle) => t`${bundle} canary started`,
    promote: (bundle) => t`${bundle} promoted`,
    abort: (bundle) => t`${bundle} canary ended`,
  } satisfies Record<ReleaseEntryReply['action'], (bundle: string) => string>,
} as const;
