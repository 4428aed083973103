import { type Override, overrideQuery } from '@skal/shell/server/overrideAddress.ts';
import { SNAPSHOT_ID, type Snapshot } from '@skal/shell/src/federation/snapshot.ts';
import { ReleaseRefusal } from '../steps.ts';

/** A site, with versions in it that are live for nobody. */
export interface Trial {
  site: URL;
  versions: Override;
  /** Of the team that releases these versions; null where the site asks for none. */
  token: string | null;
}

const SNAPSHOT = new RegExp(`<script type="application/json" id="${SNAPSHOT_ID}">(.*?)</script>`);

/** Where a page of the site is, as it would be with these versions. */
export const addressIn = ({ site, versions }: Trial, path: string): string =>
  new URL(`${path}?${overrideQuery(versions)}`, site).href;

/** What a request for such a page brings. */
export const headersOf = ({ token }: Trial): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

/**
 * What tabs would know of the registry.
 * @throws ReleaseRefusal when the site does not show these versions
 */
export async function readTrial(trial: Trial): Promise<Snapshot> {
  // Where nothing answers this path, the page that says so knows as much.
  const answer = await fetch(addressIn(trial, '/'), { headers: headersOf(trial) });
  const text = await answer.text();
  const [, snapshot] = SNAPSHOT.exec(text) ?? [];
  if (snapshot) return JSON.parse(snapshot) as Snapshot;
  throw new ReleaseRefusal(`${trial.site.origin} does not show it: ${answer.status} ${text.slice(0, 300)}`);
}
