import { addOn } from '@skal/contracts/addOn';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListAddOnQuery, useAwaitAddOnMutation } = hooksOf({ addOn });
