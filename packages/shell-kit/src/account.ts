import { createAction, nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { openChannel } from './browserState.ts';

/** What becomes of the page on which an account changed: whoever signs in or out here goes to another one. */
interface AccountChange {
  /** It stays, and asks anew for what it shows. */
  readonly keepPage: boolean;
}

/** Somebody signed in or out, or views as somebody else: what the tab holds of the account before is forgotten. */
export const accountChanged = createAction<AccountChange | undefined>('session/accountChanged');

/** Tabs tell each other that the account changed, so that none goes on showing the one before. */
const CHANNEL = 'skal-session';

/** Tells this tab's own word from the others': it would forget the account that has just come. */
const TAB = nanoid();

function announce(): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage(TAB);
  channel?.close();
}

/** Calls back when another tab signed in or out. Returns the function that ends it. */
export function onAccountChangedInOtherTab(listener: () => void): () => void {
  const channel = openChannel(CHANNEL);
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }) => {
    if (data !== TAB) listener();
  };
  return () => channel.close();
}

/**
 * Forgets everything of the account before, in this tab and the others; called right after a sign-in or sign-out, and
 * with `stays` where the page stays.
 */
export function useAccountChange(): (change?: AccountChange) => void {
  const dispatch = useDispatch();
  return useCallback(
    (change) => {
      dispatch(accountChanged(change));
      announce();
    },
    [dispatch],
  );
}
