import { addOnInterest } from '@skal/contracts/integration/addOn';
import { createHooks } from '@skal/shell-kit/api';

export const { useListAddOnInterestQuery, useAwaitAddOnInterestMutation } = createHooks({ addOnInterest });
