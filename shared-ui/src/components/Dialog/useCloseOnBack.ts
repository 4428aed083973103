import { useEffect, useRef } from 'react';
import { DEPTH, depthOf } from './dialogHistory.ts';

interface OpenDialog {
  readonly close: () => void;
}

interface DialogHistory {
  /** The open dialogs, the topmost last. */
  readonly open: OpenDialog[];
  /** Adds or removes history entries until there is one per open dialog. */
  readonly syncEntries: () => void;
}

/** Shared by every copy of this module: a dialog of one remote may open over a dialog of another. */
const SHARED = /* @__PURE__ */ Symbol.for('skal.dialogHistory');

/** The key of the router's entry. Entries of dialogs copy the state of their page. */
const keyOf = (state: unknown): unknown => (state as { key?: unknown } | null)?.key;

/**
 * Keeps one history entry per open dialog. Such an entry has the URL of its page and the state that the router gave it.
 * The router does not see navigation between two such entries, so the page does not change.
 */
function createDialogHistory(): DialogHistory {
  const open: OpenDialog[] = [];
  const { history, location } = window;
  const push = history.pushState;
  const replace = history.replaceState;
  /** The page's latest history entry. */
  let last = { state: history.state as unknown, href: location.href };
  const rememberEntry = () => {
    last = { state: history.state, href: location.href };
  };
  /** Whether a step back is pending. `overtaken`: a page opened meanwhile, so `forward` steps to that page again. */
  let returning: 'no' | 'yes' | 'overtaken' | 'forward' = 'no';

  const syncEntries = () => {
    if (returning !== 'no') return;
    const depth = depthOf(history.state);
    if (depth > open.length) {
      returning = 'yes';
      history.go(open.length - depth);
    }
    for (let next = depth + 1; next <= open.length; next++) push.call(history, { ...history.state, [DEPTH]: next }, '');
    rememberEntry();
  };

  // A page opened from a dialog replaces the dialog's entry: Back leads from there to the page under the dialog.
  history.pushState = (state, unused, url) => {
    if (depthOf(history.state) === 0) push.call(history, state, unused, url);
    else replace.call(history, state, unused, url);
    if (returning === 'yes') returning = 'overtaken';
    rememberEntry();
  };
  history.replaceState = (state, unused, url) => {
    replace.call(history, state, unused, url);
    rememberEntry();
  };

  const onPop = (event: PopStateEvent) => {
    const depth = depthOf(event.state);
    const isStep = location.href === last.href && keyOf(event.state) === keyOf(last.state);
    if (returning === 'overtaken') {
      event.stopImmediatePropagation();
      returning = 'forward';
      history.go(1);
      return;
    }
    if (returning === 'no') for (const { close } of open.slice(depth).reverse()) close();
    // Runs before the router's own listener, which is registered as a bubbling listener.
    if (returning === 'forward' || (isStep && depth !== depthOf(last.state))) event.stopImmediatePropagation();
    returning = 'no';
    rememberEntry();
    // Forward to the entry of a closed dialog opens nothing; a dialog that cannot be closed now gets a new entry.
    setTimeout(syncEntries);
  };
  window.addEventListener('popstate', onPop, { capture: true });

  return { open, syncEntries };
}

const dialogHistory = (): DialogHistory => {
  const shared = window as unknown as Record<symbol, DialogHistory | undefined>;
  shared[SHARED] ??= createDialogHistory();
  return shared[SHARED];
};

/**
 * Makes the browser's Back button close a dialog before it leaves the page. The dialog has a history entry while it is open.
 * Closing the dialog removes the entry, and Forward does not reopen it.
 *
 * @param open whether the dialog is open
 * @param close closes it; does nothing if the dialog cannot be closed now
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const { open: openWindows, syncEntries } = dialogHistory();
    const entry = { close: () => latestClose.current() };
    openWindows.push(entry);
    // One dialog may replace another in the same tick.
    setTimeout(syncEntries);
    return () => {
      openWindows.splice(openWindows.indexOf(entry), 1);
      setTimeout(syncEntries);
    };
  }, [open]);
}
