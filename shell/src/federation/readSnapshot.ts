import type { PageData } from '@skal/shell-kit';
import { PAGE_DATA_ID, SNAPSHOT_ID, type Snapshot } from './snapshot.ts';

/** Reads the registry snapshot from the page. */
export function readSnapshot(page: Document): Snapshot {
  const text = page.getElementById(SNAPSHOT_ID)?.textContent;
  if (!text) throw new Error('No registry snapshot in the page');
  return JSON.parse(text) as Snapshot;
}

/**
 * Takes the data of a page that the server rendered with its visitor's data out of the page: after a sign-out none of it may
 * remain (T9).
 */
export function takePageData(page: Document): PageData | undefined {
  const element = page.getElementById(PAGE_DATA_ID);
  element?.remove();
  return element ? (JSON.parse(element.textContent) as PageData) : undefined;
}
