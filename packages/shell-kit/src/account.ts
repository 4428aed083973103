import { createAction, nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { openChannel } from './browserState.ts';

/** What happens to the current page on a change of the account: a sign-in or sign-out here leaves it. */
interface AccountChange {
  /** The page stays, and reads its data again. */
  readonly keepPage: boolean;
}

/**
 * The account has changed, by a sign-in, a sign-out or an impersonation: the data of the previous account is dropped.
 */
export const accountChanged = createAction<AccountChange | undefined>('session/accountChanged');

/** Tabs notify each other of a changed account, so that none keeps showing the previous one. */
const CHANNEL = 'skal-session';

/** Identifies messages of this tab, which must not drop the new account's data here. */
const TAB = nanoid();

function notifyOtherTabs(): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage(TAB);
  channel?.close();
}

/**
 * Calls back when another tab has signed in or out.
 * @returns a function that stops it
 */
export function onAccountChangedInOtherTab(listener: () => void): () => void {
  const channel = openChannel(CHANNEL);
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }) => {
    if (data !== TAB) listener();
  };
  return () => channel.close();
}

/**
 * Returns a function that drops the data of the previous account in this tab and the others. Call it right after a
 * sign-in or sign-out, with `keepPage` if the page stays.
 */
export function useAccountChange(): (change?: AccountChange) => void {
  const dispatch = useDispatch();
  return useCallback(
    (change) => {
      dispatch(accountChanged(change));
      notifyOtherTabs();
    },
    [dispatch],
  );
}
