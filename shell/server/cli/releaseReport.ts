import { type BundleState, type HistoryEntry, usedVersions } from '../registry/registryState.ts';
import type { StoredRelease } from '../releases/releaseStore.ts';
import type { RumSummary } from '../rum/versionSummaries.ts';

/** A date and time, to the minute. */
const formatTime = (at: string): string => (at ? `${at.slice(0, 16).replace('T', ' ')} UTC` : 'at an unknown time');

export const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const formatLive = (name: string, version: string): string => `${name} ${version} is live`;

export const formatCanary = (name: string, version: string, percent: number): string =>
  `${name} ${version} is the canary for ${percent}% of visitors`;

export const formatAbort = (name: string, version: string): string => `Canary ${name} ${version} ended`;

/** The live version of a bundle, and its canary. */
export function formatStatus(name: string, { live, canary, history }: BundleState): string {
  const since = history.find(({ version }) => version === live);
  const when = since ? ` since ${formatTime(since.at)}${since.by ? `, by ${since.by}` : ''}` : '';
  const trial = canary ? `; canary ${canary.version} for ${canary.percent}%` : '';
  return `${name.padEnd(14)} ${live} is live${when}${trial}`;
}

/** One entry of the history. */
export function formatHistoryEntry({ at, action, version, by, commit, note }: HistoryEntry): string {
  const more = [by && `by ${by}`, commit && `commit ${commit.slice(0, 10)}`, note].filter((each) => each);
  return [formatTime(at), action.padEnd(8), version, ...(more.length > 0 ? [`(${more.join(', ')})`] : [])].join('  ');
}

const formatNumber = (value: number): string => value.toLocaleString('en');
const formatDuration = (ms: number): string => (ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`);

function pagesOf({ rendered, failed }: RumSummary): string {
  const total = rendered + failed;
  return `${formatNumber(failed)} of ${formatNumber(total)} pages failed (${((failed / total) * 100).toFixed(1)}%)`;
}

function vitalsOf({ vitals }: RumSummary): string {
  const measured = Object.entries(vitals).map(([name, value]) =>
    name === 'CLS' ? `${name} ${value.toFixed(2)}` : `${name} ${formatDuration(value)}`,
  );
  return measured.length > 0 ? `; 75th percentile: ${measured.join(', ')}` : '';
}

/** What browsers reported about each version that is compared. Versions without reports are left out. */
export function formatRum(state: BundleState, summaryFor: (version: string) => RumSummary | undefined): string[] {
  const served = [state.live, state.canary?.version];
  return usedVersions(state).flatMap((version) => {
    const summary = summaryFor(version);
    if (!summary) return [];
    const { rendered, failed, loads, fallbacks, errors, messages } = summary;
    if (rendered + failed + loads + fallbacks + errors === 0) return [];
    const commit = state.history.find((entry) => entry.version === version)?.commit;
    const what = `${version}${commit ? ` (commit ${commit.slice(0, 10)})` : ''}`;
    const day = served.includes(version) ? 'last 24 hours' : 'previous version, its last 24 hours';
    const pages = rendered + failed > 0 ? `${pagesOf(summary)}, ` : '';
    const rest = `${formatNumber(loads)} failed loads, ${formatNumber(fallbacks)} fallbacks, ${formatNumber(errors)} errors`;
    return [
      `  ${what}, ${day}: ${pages}${rest}${vitalsOf(summary)}`,
      ...messages.map(({ message, count }) => `    ${formatNumber(count)} × ${message}`),
    ];
  });
}

/** Lists the deleted releases, or those that would be deleted. */
export function formatStale(stale: readonly StoredRelease[], isRemoved: boolean): string[] {
  if (stale.length === 0)
    return [
      'Nothing to delete: every version is live, a canary, the previous one, or was replaced less than 30 days ago',
    ];
  const all = formatMegabytes(stale.reduce((sum, { bytes }) => sum + bytes, 0));
  return [
    ...stale.map(({ name, version, bytes }) => `${name} ${version}, ${formatMegabytes(bytes)}`),
    isRemoved
      ? `${stale.length} deleted, ${all}`
      : `${stale.length} would be deleted, ${all}: skal release prune --yes`,
  ];
}
