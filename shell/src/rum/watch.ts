import type { RumReport } from '@skal/contracts/rum';
import { findRoute, type Snapshot } from '../federation/snapshot.ts';
import { toldErrors, type Words, wordsOf } from './mounts.ts';
import type { Thrown, ThrownEvent } from './thrown.ts';

type Tell = (report: RumReport) => void;

/** A tab tells so many errors at most, and each once. */
const ERRORS_LIMIT = 20;

/** One tab in so many measures. */
const MEASURED_OF = 10;

/** What was thrown; and where, by the browser, for what does not say so itself. */
function wordsOfEvent(event: ThrownEvent): Words {
  if ('reason' in event) return wordsOf(event.reason);
  const { error, message, filename, lineno, colno } = event;
  const words = wordsOf(error ?? message);
  return words.frames ? words : { ...words, frames: wordsOf({ stack: `${filename}:${lineno}:${colno}` }).frames };
}

/** Tells of what is thrown by a script of ours. What an extension of the browser throws is none of our business. */
function watchErrors(thrown: Thrown, tell: Tell): void {
  const told = new Set<string>();
  const hear = (event: ThrownEvent) => {
    if ('reason' in event && toldErrors.has(event.reason)) return;
    const { message, frames } = wordsOfEvent(event);
    const [, , remote, version] = frames?.[0]?.split('/') ?? [];
    if (!remote || !version || told.has(message) || told.size >= ERRORS_LIMIT) return;
    told.add(message);
    tell({ kind: 'error', remote, version, route: location.pathname, message, frames });
  };
  // React speaks of an error before the boundary that caught it does, which may tell of it with its page.
  thrown.take((event) => queueMicrotask(() => hear(event)));
}

/** Measures what the page that was opened first was like, and tells it when the tab is left. */
async function measure(snapshot: Snapshot, tell: Tell): Promise<void> {
  const found = findRoute(snapshot, location.pathname);
  if (!found) return;
  const { remote, route } = found;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "WebVitals" */ 'web-vitals');
  for (const measured of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measured(({ name, value }) => {
      tell({ kind: 'vital', remote: remote.name, version: remote.version, route: route.path, name, value });
    });
  }
}

/** Tells the site what goes wrong in this tab and, in one tab of ten, how quickly it came. */
export async function watch(snapshot: Snapshot, thrown: Thrown, tell: Tell): Promise<void> {
  watchErrors(thrown, tell);
  if (Math.random() * MEASURED_OF < 1) await measure(snapshot, tell);
}
