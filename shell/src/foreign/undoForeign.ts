/** What the page's first script recorded, and goes on to record until the first page is React's. */
interface Foreign {
  readonly records: MutationRecord[];
  readonly observer: MutationObserver;
  /** Whether anything was changed in what React had yet to take over. */
  seen?: boolean;
  /** What had the focus when React began to take over. */
  focused?: Element | null;
}

declare global {
  // `var`: only that declares a property of the global object. The composer has none.
  var skalForeign: Foreign | undefined;
}

/** React leaves its keys on each element that it has taken over and on its root, and gives no other sign of it. */
export const isTakenOver = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));

function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (type === 'characterData') target.nodeValue = oldValue;
  for (const node of addedNodes) node.parentNode?.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
}

/** All that was recorded since the last time. */
export const takeRecords = ({ records, observer }: Foreign): MutationRecord[] => [
  ...records.splice(0),
  ...observer.takeRecords(),
];

/**
 * Gives the HTML that React is about to take over the nodes that the server wrote: React discards HTML that has others,
 * and what was typed into it (react.dev/errors/418). A translator, which follows changes of the page, translates it again.
 */
export function undoForeign(): void {
  const foreign = globalThis.skalForeign;
  if (!foreign) return;
  foreign.focused = document.activeElement;
  const records = takeRecords(foreign).filter(({ target }) => !isTakenOver(target));
  if (records.length === 0) return;
  foreign.seen = true;
  for (const record of records.reverse()) undo(record);
  foreign.observer.takeRecords();
  // A field that was put into an element of an extension has lost the focus on its way back.
  if (foreign.focused !== document.activeElement && foreign.focused instanceof HTMLElement)
    foreign.focused.focus({ preventScroll: true });
}

/** Ends the record, once nothing of the page has yet to be taken over. */
export function endWatch(): void {
  globalThis.skalForeign?.observer.disconnect();
  globalThis.skalForeign?.records.splice(0);
}
