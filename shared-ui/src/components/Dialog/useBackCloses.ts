import { useEffect, useRef } from 'react';
import { DEPTH, depthOf } from './windowEntries.ts';

interface OpenWindow {
  readonly close: () => void;
}

interface WindowHistory {
  /** The windows that are open, the one on top last. */
  readonly open: OpenWindow[];
  /** Makes the entries of the history as many as the windows. */
  readonly settle: () => void;
}

/** Known to every copy of this module: a window of one remote may lie over a window of another. */
const SHARED = /* @__PURE__ */ Symbol.for('skal.windowHistory');

/** Which entry the router made: those of windows have the state of their page. */
const keyOf = (state: unknown): unknown => (state as { key?: unknown } | null)?.key;

/**
 * Starts to keep an entry of the history for each open window. Such an entry has the address of its page and the state that
 * the router gave it. The router is not told of a step between two of them, so nothing of the page changes.
 */
function createWindowHistory(): WindowHistory {
  const open: OpenWindow[] = [];
  const { history, location } = window;
  const push = history.pushState;
  const replace = history.replaceState;
  /** The entry that the page was at last. */
  let last = { state: history.state as unknown, href: location.href };
  const note = () => {
    last = { state: history.state, href: location.href };
  };
  /** A step back was asked for and has not been made yet; `overtaken` by a page that was opened since, which is then gone to. */
  let returning: 'no' | 'yes' | 'overtaken' | 'forward' = 'no';

  const settle = () => {
    if (returning !== 'no') return;
    const depth = depthOf(history.state);
    if (depth > open.length) {
      returning = 'yes';
      history.go(open.length - depth);
    }
    for (let next = depth + 1; next <= open.length; next++) push.call(history, { ...history.state, [DEPTH]: next }, '');
    note();
  };

  // A page that is opened out of a window takes the window's entry: Back leads from there to the page beneath the window.
  history.pushState = (state, unused, url) => {
    if (depthOf(history.state) === 0) push.call(history, state, unused, url);
    else replace.call(history, state, unused, url);
    if (returning === 'yes') returning = 'overtaken';
    note();
  };
  history.replaceState = (state, unused, url) => {
    replace.call(history, state, unused, url);
    note();
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
    // Before the router's own listener, which comes after those of this kind.
    if (returning === 'forward' || (isStep && depth !== depthOf(last.state))) event.stopImmediatePropagation();
    returning = 'no';
    note();
    // The entry of a window that was closed opens nothing, and one that may not be closed now has an entry again.
    setTimeout(settle);
  };
  window.addEventListener('popstate', onPop, { capture: true });

  return { open, settle };
}

const windowHistory = (): WindowHistory => {
  const place = window as unknown as Record<symbol, WindowHistory | undefined>;
  place[SHARED] ??= createWindowHistory();
  return place[SHARED];
};

/**
 * Lets the browser's Back close a window before it leaves the page. The window has an entry of the history while it is open.
 * However it is closed, the entry is taken away, and Forward does not open it again.
 *
 * @param open whether the window is open
 * @param close closes it; a window that may not be left now stays open
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const { open: windows, settle } = windowHistory();
    const own = { close: () => closing.current() };
    windows.push(own);
    // One window may give way to another one in the same moment.
    setTimeout(settle);
    return () => {
      windows.splice(windows.indexOf(own), 1);
      setTimeout(settle);
    };
  }, [open]);
}
