import type { RumReport } from '@skal/contracts/operations/rum';
import { findRoute, type Snapshot } from '../federation/snapshot.ts';
import type { CapturedError, ErrorCapture } from './errorCapture.ts';
import { describeError, type ErrorDescription, reportedErrors } from './mountReporter.ts';

type Send = (report: RumReport) => void;

/** The errors that one tab reports, each once. */
const ERRORS_LIMIT = 20;

/** One of so many tabs measures web vitals. */
const MEASURED_OF = 10;

/** The browser's own position is the frame of an error without frames. */
function describeCaptured(captured: CapturedError): ErrorDescription {
  if ('reason' in captured) return describeError(captured.reason);
  const { error, message, filename, lineno, colno } = captured;
  const description = describeError(error ?? message);
  const { frames = describeError({ stack: `${filename}:${lineno}:${colno}` }).frames } = description;
  return { ...description, frames };
}

/** Reports errors whose innermost frame is in a release; those of browser extensions are not. */
function reportErrors(errors: ErrorCapture, send: Send): void {
  const sent = new Set<string>();
  const report = (captured: CapturedError) => {
    if ('reason' in captured && reportedErrors.has(captured.reason)) return;
    const { message, frames } = describeCaptured(captured);
    const [, , remote, version] = frames?.[0]?.split('/') ?? [];
    if (!remote || !version || sent.has(message) || sent.size >= ERRORS_LIMIT) return;
    sent.add(message);
    send({ kind: 'error', remote, version, route: location.pathname, message, frames });
  };
  // React calls `onCaughtError` before the error boundary, which may report the error with its page.
  errors.subscribe((captured) => queueMicrotask(() => report(captured)));
}

/** Measures the page that was opened first. */
async function measureVitals(snapshot: Snapshot, send: Send): Promise<void> {
  const found = findRoute(snapshot, location.pathname);
  if (!found) return;
  const about = { remote: found.remote.name, version: found.remote.version, route: found.route.path };
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "WebVitals" */ 'web-vitals');
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    onVital(({ name, value }) => send({ kind: 'vital', ...about, name, value }));
  }
}

/** Starts to report errors and, in one tab of ten, web vitals. */
export async function startRum(snapshot: Snapshot, errors: ErrorCapture, send: Send): Promise<void> {
  reportErrors(errors, send);
  if (Math.random() * MEASURED_OF < 1) await measureVitals(snapshot, send);
}
