import { type Preview, ReleaseError } from '@skal/shell/server/cli/releaseSteps.ts';
import { overrideQuery } from '@skal/shell/server/override/overrideQuery.ts';
import { SNAPSHOT_ID, type Snapshot } from '@skal/shell/src/federation/snapshot.ts';

const SNAPSHOT = new RegExp(`<script type="application/json" id="${SNAPSHOT_ID}">(.*?)</script>`);

/** Returns the URL of a page with these versions. */
export const previewUrl = ({ site, versions }: Preview, path: string): string =>
  new URL(`${path}?${overrideQuery(versions)}`, site).href;

/** Returns the headers of a preview request. */
export const previewHeaders = ({ token }: Preview): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

/**
 * Reads the page snapshot with these versions.
 * @throws ReleaseError when the site rejects these versions
 */
export async function readPreviewSnapshot(preview: Preview): Promise<Snapshot> {
  // A 404 page contains the snapshot as well.
  const response = await fetch(previewUrl(preview, '/'), { headers: previewHeaders(preview) });
  const text = await response.text();
  const [, snapshot] = SNAPSHOT.exec(text) ?? [];
  if (snapshot) return JSON.parse(snapshot) as Snapshot;
  throw new ReleaseError(`${preview.site.origin} does not show this preview: ${response.status} ${text.slice(0, 300)}`);
}
