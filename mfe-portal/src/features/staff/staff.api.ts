import { staff } from '@skal/contracts/staff';
import { createHooks } from '@skal/shell-kit/api';

export const { useListStaffQuery, useAddStaffMutation, useRemoveStaffMutation } = createHooks({ staff });
