import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Where a dialog's window has what had the focus before it opened. Known to every copy of this module: the shell's menu opens
 * popups of remotes.
 */
const OPENER = /* @__PURE__ */ Symbol.for('skal.opener');

interface DialogWindow extends HTMLElement {
  [OPENER]?: HTMLElement;
}

export interface FocusTargets {
  /** What gets the focus when it opens; the window itself if nothing is named, so that its title is read first. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus when it closes, if not what had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
}

const isWindow = (target: EventTarget | null): target is DialogWindow => target instanceof HTMLElement;

/**
 * Where the focus goes. Radix gives it back to its own trigger; our dialogs are opened from anywhere, so the opener is
 * noted here. When a dialog was opened from another one that has gone (a menu's item), the other one's opener serves.
 */
export function useFocusRestore(open: boolean, { initialFocus, returnFocus }: FocusTargets) {
  const noted = useRef<(HTMLElement | undefined)[]>([]);
  // Before Radix mounts the window and anything in it takes the focus.
  useLayoutEffect(() => {
    if (!open) return;
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) return;
    const outer = active.closest<DialogWindow>('[role="dialog"], [role="alertdialog"]');
    noted.current = [active, outer?.[OPENER]];
  }, [open]);

  const onOpenAutoFocus = (event: Event) => {
    event.preventDefault();
    const window = event.currentTarget;
    if (!isWindow(window)) return;
    window[OPENER] = noted.current[0];
    (initialFocus?.current ?? window).focus();
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    const target = returnFocus?.current ?? noted.current.find((node) => node?.isConnected);
    noted.current = [];
    const window = event.currentTarget;
    const taken = document.activeElement;
    // What a choice in it has led to, as the heading of the next page, keeps what it was given.
    if (taken && taken !== document.body && !(isWindow(window) && window.contains(taken))) return;
    target?.focus({ preventScroll: true });
  };
  return { onOpenAutoFocus, onCloseAutoFocus };
}
