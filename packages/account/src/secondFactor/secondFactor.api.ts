import { activeSession } from '@skal/contracts/account/activeSession';
import { secondFactor } from '@skal/contracts/account/secondFactor';
import { createHooks } from '@skal/shell-kit/api';

export const {
  useReadSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewCodesSecondFactorMutation,
  useEndSecondFactorMutation,
} = createHooks({ secondFactor }, { activeSession });
