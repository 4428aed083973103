import { useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { dialogSlice } from './dialog.slice.ts';

/** What makes a button open a popup. It has no handler of its own: `useDialogTriggers` answers for all of them. */
export interface DialogTriggerProps {
  'aria-haspopup': 'dialog';
  /** Also read by the page's first script: a tap before the page is interactive is kept and answered. */
  'data-dialog': string;
}

/** The attributes of a button that opens a popup by name. */
export const dialogTrigger = (name: string): DialogTriggerProps => ({ 'aria-haspopup': 'dialog', 'data-dialog': name });

const nameIn = ({ target }: Event): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-dialog]')?.dataset.dialog : undefined;

/**
 * Listens for openers wherever they stand, in HTML that no remote has taken over yet as well: a press opens the popup,
 * and the pointer or the focus on its opener asks for its code.
 */
export function useDialogTriggers(): void {
  const dispatch = useDispatch();
  // With the page itself, and not after it: by then nobody keeps taps any more (shell/src/eventReplay).
  useLayoutEffect(() => {
    const { dialogOpened, dialogWanted } = dialogSlice.actions;
    // On the way down, for React stops a press on what it cannot take over yet; and after the press, for the button
    // may have something to do first, such as closing the menu that it stands in.
    const open = (event: Event) => {
      const name = nameIn(event);
      if (name) setTimeout(() => dispatch(dialogOpened(name)));
    };
    const want = (event: Event) => {
      const name = nameIn(event);
      if (name) dispatch(dialogWanted(name));
    };
    document.addEventListener('click', open, true);
    document.addEventListener('pointerover', want, { passive: true, capture: true });
    document.addEventListener('focusin', want, true);
    return () => {
      document.removeEventListener('click', open, true);
      document.removeEventListener('pointerover', want, true);
      document.removeEventListener('focusin', want, true);
    };
  }, [dispatch]);
}
