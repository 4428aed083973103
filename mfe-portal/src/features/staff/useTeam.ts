import type { StaffReply } from '@skal/contracts/client/staff';
import { isApiError } from '@skal/shell-kit/api';
import { useEffect } from 'react';
import { useListStaffQuery } from './staff.api.ts';

export interface Team {
  members: readonly StaffReply[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** Loads the client's staff. A failure is logged without a toast (M2). */
export function useTeam(): Team {
  const { data, error, isError, refetch } = useListStaffQuery();
  useEffect(() => {
    if (error) console.error('The staff list failed:', isApiError(error) ? error.message : error);
  }, [error]);
  return { members: data, failed: isError, retry: () => void refetch() };
}
