import { type RefObject, useLayoutEffect, useRef } from 'react';

/** From the window of a dialog to what had the focus before it opened. */
const openers = /* @__PURE__ */ new WeakMap<Element, HTMLElement>();

export interface FocusPlan {
  /** What gets the focus when it opens; the window itself if nothing is named, so that its title is read first. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus when it closes, if not what had it before. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * Where the focus goes. Radix gives it back to its own trigger; our dialogs are opened from anywhere, so the opener is
 * noted here. When a dialog was opened from another one that has gone (a menu's item), the other one's opener serves.
 */
export function useReturnFocus(open: boolean, { initialFocus, returnFocus }: FocusPlan) {
  const noted = useRef<(HTMLElement | undefined)[]>([]);
  // Before Radix mounts the window and anything in it takes the focus.
  useLayoutEffect(() => {
    if (!open) return;
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) return;
    const outer = active.closest('[role="dialog"], [role="alertdialog"]');
    noted.current = [active, outer ? openers.get(outer) : undefined];
  }, [open]);

  const onOpenAutoFocus = (event: Event) => {
    event.preventDefault();
    const window = event.currentTarget;
    if (!(window instanceof HTMLElement)) return;
    const [opener] = noted.current;
    if (opener) openers.set(window, opener);
    (initialFocus?.current ?? window).focus();
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    const target = returnFocus?.current ?? noted.current.find((node) => node?.isConnected);
    noted.current = [];
    target?.focus({ preventScroll: true });
  };
  return { onOpenAutoFocus, onCloseAutoFocus };
}
