import { type Preview, ReleaseError } from '@skal/shell/server/cli/releaseSteps.ts';
import { overrideQuery } from '@skal/shell/server/override/overrideQuery.ts';
import { SNAPSHOT_ID, type Snapshot } from '@skal/shell/src/federation/snapshot.ts';

const SNAPSHOT = new RegExp(`<script type="application/json" id="${SNAPSHOT_ID}">(.*?)</script>`);

/** Where a page of the site is, as it would be with these versions. */
export const previewUrl = ({ site, versions }: Preview, path: string): string =>
  new URL(`${path}?${overrideQuery(versions)}`, site).href;

/** What a request for such a page brings. */
export const previewHeaders = ({ token }: Preview): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

/**
 * What tabs would know of the registry.
 * @throws ReleaseError when the site does not show these versions
 */
export async function readPreviewSnapshot(trial: Preview): Promise<Snapshot> {
  // Where nothing answers this path, the page that says so knows as much.
  const answer = await fetch(previewUrl(trial, '/'), { headers: previewHeaders(trial) });
  const text = await answer.text();
  const [, snapshot] = SNAPSHOT.exec(text) ?? [];
  if (snapshot) return JSON.parse(snapshot) as Snapshot;
  throw new ReleaseError(`${trial.site.origin} does not show it: ${answer.status} ${text.slice(0, 300)}`);
}
