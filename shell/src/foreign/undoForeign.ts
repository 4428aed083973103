/** State of the page's first script, which records changes until the first page is hydrated. */
interface Foreign {
  readonly records: MutationRecord[];
  readonly observer: MutationObserver;
  /** Whether HTML was changed before it was hydrated. */
  seen?: boolean;
  /** The focused element when hydration started. */
  focused?: Element | null;
}

declare global {
  // Only `var` declares a property of the global object. On the server it is undefined.
  var skalForeign: Foreign | undefined;
}

const hasReactKey = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__react'));

/** Whether React has hydrated a node: its keys are the only sign. The only text of an element has none of its own. */
export const isHydrated = (node: Node): boolean =>
  hasReactKey(node) ||
  (node.nodeType === node.TEXT_NODE && node.parentNode?.childNodes.length === 1 && hasReactKey(node.parentNode));

function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (type === 'characterData') target.nodeValue = oldValue;
  for (const node of addedNodes) node.parentNode?.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
}

/** Takes the changes since the last call. */
export const takeRecords = ({ records, observer }: Foreign): MutationRecord[] => [
  ...records.splice(0),
  ...observer.takeRecords(),
];

/**
 * Restores the nodes that the server wrote before React hydrates them: React discards HTML that differs, and what was
 * typed into it (react.dev/errors/418). A translator, which follows changes of the page, translates it again.
 */
export function undoForeign(): void {
  const foreign = globalThis.skalForeign;
  if (!foreign) return;
  foreign.focused = document.activeElement;
  const records = takeRecords(foreign).filter(({ target }) => !isHydrated(target));
  if (records.length === 0) return;
  foreign.seen = true;
  for (const record of records.reverse()) undo(record);
  foreign.observer.takeRecords();
  // Moving a field out of an extension's element took its focus.
  if (foreign.focused !== document.activeElement && foreign.focused instanceof HTMLElement)
    foreign.focused.focus({ preventScroll: true });
}

/** Stops recording once the whole page is hydrated. */
export function endWatch(): void {
  globalThis.skalForeign?.observer.disconnect();
  globalThis.skalForeign?.records.splice(0);
}
