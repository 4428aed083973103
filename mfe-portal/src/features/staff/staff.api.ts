import { staff } from '@skal/contracts/client/staff';
import { createHooks } from '@skal/shell-kit/api';

export const { useListStaffQuery, useAddStaffMutation, useRemoveStaffMutation } = createHooks({ staff });
