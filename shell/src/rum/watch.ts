import type { RumReport } from '@skal/contracts/rum';
import { findRoute, type Snapshot } from '../federation/snapshot.ts';
import { messageOf } from './mounts.ts';
import type { Thrown, ThrownEvent } from './thrown.ts';

type Tell = (report: RumReport) => void;

/** The release that a script's address lies in. */
const RELEASE = /\/r\/([a-z][a-z0-9-]*)\/([A-Za-z0-9.-]+)\//;

/** A tab tells so many errors at most, and each once. */
const ERRORS_LIMIT = 20;

/** One tab in so many measures. */
const MEASURED_OF = 10;

const thrownBy = (event: ThrownEvent): unknown => ('reason' in event ? event.reason : (event.error ?? event.message));

/** Tells of what is thrown by a script of ours. What an extension of the browser throws is none of our business. */
function watchErrors(thrown: Thrown, tell: Tell): void {
  const told = new Set<string>();
  thrown.take((event) => {
    const error = thrownBy(event);
    const source = `${error instanceof Error ? error.stack : ''} ${'filename' in event ? event.filename : ''}`;
    const [, remote, version] = RELEASE.exec(source) ?? [];
    const message = messageOf(error);
    if (!remote || !version || told.has(message) || told.size >= ERRORS_LIMIT) return;
    told.add(message);
    tell({ kind: 'error', remote, version, route: location.pathname, message });
  });
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
