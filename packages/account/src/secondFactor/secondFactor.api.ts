import { openSession } from '@skal/contracts/openSession';
import { secondFactor } from '@skal/contracts/secondFactor';
import { hooksOf } from '@skal/shell-kit/api';

export const {
  useReadSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewCodesSecondFactorMutation,
  useEndSecondFactorMutation,
} = hooksOf({ secondFactor }, { openSession });
