import { addOnInterest } from '@skal/contracts/addOn';
import { createHooks } from '@skal/shell-kit/api';

export const { useListAddOnInterestQuery, useAwaitAddOnInterestMutation } = createHooks({ addOnInterest });
