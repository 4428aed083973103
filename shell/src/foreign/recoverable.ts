import { restoreInput } from './restoreInput.ts';
import { isHydrated, takeRecords } from './undoForeign.ts';

/**
 * An option of React's root, called when React discards HTML and renders it again. If another script had changed the
 * HTML, typed text is kept and nothing is reported. Other errors are reported, as React would.
 */
export function onRecoverableError(error: unknown): void {
  const foreign = globalThis.skalForeign;
  const records = foreign ? takeRecords(foreign) : [];
  restoreInput(
    records.flatMap(({ removedNodes }) => [...removedNodes]),
    foreign?.focused,
  );
  if (!foreign?.seen && records.every(({ target }) => isHydrated(target))) reportError(error);
}
