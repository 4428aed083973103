import { activity } from '@skal/contracts/client/activity';
import { staff } from '@skal/contracts/client/staff';
import { staffRole } from '@skal/contracts/client/staffRole';
import { createHooks } from '@skal/shell-kit/api';

export const {
  useListStaffQuery,
  useAddStaffMutation,
  useChangeStaffMutation,
  useInviteStaffMutation,
  useResetFactorStaffMutation,
  useRemoveStaffMutation,
} = createHooks({ staff });
export const { useListStaffRoleQuery, useChangeStaffRoleMutation } = createHooks({ staffRole });
export const { useListActivityQuery } = createHooks({ activity });
