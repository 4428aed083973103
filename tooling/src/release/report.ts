import type { BundleState, HistoryEntry } from '@skal/shell/server';

/** A moment as people read it, to the minute. */
const moment = (at: string): string => (at ? `${at.slice(0, 16).replace('T', ' ')} UTC` : 'at an unknown time');

export const size = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The last line of whatever makes a version live. */
export const liveLine = (name: string, version: string): string => `${name} ${version} is live`;

export const canaryLine = (name: string, version: string, percent: number): string =>
  `${name} ${version} is the canary for ${percent} % of the visitors`;

export const abortLine = (name: string, version: string): string => `${name} ${version} is no canary any more`;

/** What is live of one bundle, and its canary. */
export function statusLine(name: string, { live, canary, history }: BundleState): string {
  const since = history.find(({ version }) => version === live);
  const when = since ? ` since ${moment(since.at)}${since.by ? `, by ${since.by}` : ''}` : '';
  const trial = canary ? `; canary ${canary.version} for ${canary.percent} %` : '';
  return `${name.padEnd(14)} ${live} is live${when}${trial}`;
}

/** One thing that was done. */
export function historyLine({ at, action, version, by, commit, note }: HistoryEntry): string {
  const more = [by && `by ${by}`, commit && `commit ${commit.slice(0, 10)}`, note].filter((each) => each);
  return [moment(at), action.padEnd(8), version, ...(more.length > 0 ? [`(${more.join(', ')})`] : [])].join('  ');
}
