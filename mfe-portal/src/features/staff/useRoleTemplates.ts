import type { StaffPermission, StaffRole } from '@skal/contracts/client/staff';
import { useCallback } from 'react';
import { useAccount } from '../../session/useAccount.ts';
import { useListStaffRoleQuery } from './staff.api.ts';

/** Returns a function that finds the permissions of a role's template; before launch, and until they are loaded, there are none. */
export function useRoleTemplates(): (role: StaffRole) => readonly StaffPermission[] | undefined {
  const { live } = useAccount();
  const { data } = useListStaffRoleQuery(undefined, { skip: !live });
  return useCallback((role) => data?.find((template) => template.role === role)?.permissions, [data]);
}
