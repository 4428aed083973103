import { operator } from '@skal/contracts/operator';
import { hooksOf } from '@skal/shell-kit/api';

export const {
  useListOperatorQuery,
  useInviteOperatorMutation,
  useChangeOperatorMutation,
  useSendLinkOperatorMutation,
  useResetFactorOperatorMutation,
} = hooksOf({ operator });
