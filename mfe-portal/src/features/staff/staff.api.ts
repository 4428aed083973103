import { staff } from '@skal/contracts/staff';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListStaffQuery, useAddStaffMutation, useRemoveStaffMutation } = hooksOf({ staff });
