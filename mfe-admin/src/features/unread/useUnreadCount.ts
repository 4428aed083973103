import { UNREAD_MAX } from '@skal/contracts/support/unread';
import { usePollWhileActive } from '@skal/shell-kit/api';
import { useDeferredValue } from 'react';
import { useCountUnreadQuery } from './unread.api.ts';

const LOOK_MS = 30_000;

/** How much nobody has read, for the name of the inbox's tab; undefined while that is not known, or is nothing. */
export function useUnreadCount(): number | string | undefined {
  // The page comes first: this is asked once it is drawn.
  const isDrawn = useDeferredValue(true, false);
  const { data, refetch } = useCountUnreadQuery(undefined, { skip: !isDrawn });
  usePollWhileActive(() => void refetch(), LOOK_MS);
  if (!data || data.unread === 0) return undefined;
  return data.unread < UNREAD_MAX ? data.unread : `${UNREAD_MAX - 1}+`;
}
