import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Key under which a dialog element stores the element focused before it opened. Shared by every copy of this module: the shell's
 * menu opens dialogs of remotes.
 */
const OPENER = /* @__PURE__ */ Symbol.for('skal.opener');

interface DialogWindow extends HTMLElement {
  [OPENER]?: HTMLElement;
}

export interface FocusTargets {
  /** Focused when the dialog opens; the dialog itself by default, so that its title is read first. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Focused when the dialog closes; by default the element focused before. */
  returnFocus?: RefObject<HTMLElement | null>;
}

const isWindow = (target: EventTarget | null): target is DialogWindow => target instanceof HTMLElement;

/**
 * Moves and restores the focus. Radix restores it to its own trigger, but these dialogs are opened from anywhere, so the opener
 * is stored here. If the opener was in a dialog that has closed (a menu item), the focus returns to that dialog's opener.
 */
export function useFocusRestore(open: boolean, { initialFocus, returnFocus }: FocusTargets) {
  const noted = useRef<(HTMLElement | undefined)[]>([]);
  // Runs before Radix mounts the dialog and moves the focus.
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
    const focused = document.activeElement;
    // Do not move the focus if a choice in the dialog moved it elsewhere, such as to the heading of the next page.
    if (focused && focused !== document.body && !(isWindow(window) && window.contains(focused))) return;
    target?.focus({ preventScroll: true });
  };
  return { onOpenAutoFocus, onCloseAutoFocus };
}
