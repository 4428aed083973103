import { activeSession } from '@skal/contracts/openSession';
import { secondFactor } from '@skal/contracts/secondFactor';
import { createHooks } from '@skal/shell-kit/api';

export const {
  useReadSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewCodesSecondFactorMutation,
  useEndSecondFactorMutation,
} = createHooks({ secondFactor }, { activeSession });
