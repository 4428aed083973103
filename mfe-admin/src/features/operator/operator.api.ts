import { operator } from '@skal/contracts/account/operator';
import { createHooks } from '@skal/shell-kit/api';

export const {
  useListOperatorQuery,
  useInviteOperatorMutation,
  useChangeOperatorMutation,
  useSendLinkOperatorMutation,
  useResetFactorOperatorMutation,
} = createHooks({ operator });
