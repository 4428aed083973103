import { UNREAD_MAX } from '@skal/contracts/support/unread';
import { usePollWhileActive } from '@skal/shell-kit/api';
import { useDeferredValue } from 'react';
import { useCountUnreadQuery } from './unread.api.ts';

const LOOK_MS = 30_000;

/** Number of unread inbox items for the tab's badge; undefined if unknown or zero. */
export function useUnreadCount(): number | string | undefined {
  // Loads after the page has rendered.
  const isDrawn = useDeferredValue(true, false);
  const { data, refetch } = useCountUnreadQuery(undefined, { skip: !isDrawn });
  usePollWhileActive(() => void refetch(), LOOK_MS);
  if (!data || data.unread === 0) return undefined;
  return data.unread < UNREAD_MAX ? data.unread : `${UNREAD_MAX - 1}+`;
}
