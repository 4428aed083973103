import { keepTyped } from './keepTyped.ts';
import { isTakenOver, takeRecords } from './undoForeign.ts';

/**
 * For React's root: told of HTML that React gave up and drew again. Where it had been changed by another script, that is no
 * fault of a release, and what was typed into it is kept. Anything else is reported, as React would.
 */
export function onRecoverableError(error: unknown): void {
  const foreign = globalThis.skalForeign;
  const records = foreign ? takeRecords(foreign) : [];
  keepTyped(
    records.flatMap(({ removedNodes }) => [...removedNodes]),
    foreign?.focused,
  );
  if (!foreign?.seen && records.every(({ target }) => isTakenOver(target))) reportError(error);
}
