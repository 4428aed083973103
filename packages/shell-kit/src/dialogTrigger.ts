import { useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { dialogSlice } from './dialog.slice.ts';

/**
 * Attributes of a button that opens a dialog. It has no handler of its own: `useDialogTriggers` handles all of them.
 */
export interface DialogTriggerProps {
  'aria-haspopup': 'dialog';
  /** Also read by the page's first script: a click before hydration is captured and replayed. */
  'data-dialog': string;
}

/** The attributes of a button that opens a dialog by name. */
export const dialogTrigger = (name: string): DialogTriggerProps => ({ 'aria-haspopup': 'dialog', 'data-dialog': name });

const nameIn = ({ target }: Event): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-dialog]')?.dataset.dialog : undefined;

/**
 * Handles all dialog triggers, also those in HTML that is not hydrated: a click opens the dialog, and hover or focus
 * prefetches its code.
 */
export function useDialogTriggers(): void {
  const dispatch = useDispatch();
  // In the same commit as the page: afterwards clicks are not captured for replay any more (shell/src/eventReplay).
  useLayoutEffect(() => {
    const { dialogOpened, dialogPrefetched } = dialogSlice.actions;
    // In the capture phase, because React stops clicks on parts that it has not hydrated. Deferred, because the button
    // may have a handler of its own, such as closing its menu.
    const open = (event: Event) => {
      const name = nameIn(event);
      if (name) setTimeout(() => dispatch(dialogOpened(name)));
    };
    const prefetchDialog = (event: Event) => {
      const name = nameIn(event);
      if (name) dispatch(dialogPrefetched(name));
    };
    document.addEventListener('click', open, true);
    document.addEventListener('pointerover', prefetchDialog, { passive: true, capture: true });
    document.addEventListener('focusin', prefetchDialog, true);
    return () => {
      document.removeEventListener('click', open, true);
      document.removeEventListener('pointerover', prefetchDialog, true);
      document.removeEventListener('focusin', prefetchDialog, true);
    };
  }, [dispatch]);
}
