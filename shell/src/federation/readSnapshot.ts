import { SNAPSHOT_ID, type Snapshot } from './snapshot.ts';

/** Reads the registry snapshot from the page. */
export function readSnapshot(page: Document): Snapshot {
  const text = page.getElementById(SNAPSHOT_ID)?.textContent;
  if (!text) throw new Error('No registry snapshot in the page');
  return JSON.parse(text) as Snapshot;
}
