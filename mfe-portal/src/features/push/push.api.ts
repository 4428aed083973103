import { push, pushTester } from '@skal/contracts/push/push';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadPushQuery, useListPushQuery, useSendPushMutation, useCancelPushMutation, useTestPushMutation } =
  createHooks({ push });

/** Own phones are part of the overview. */
export const { useAddPushTesterMutation, useRemovePushTesterMutation } = createHooks({ pushTester }, { push });
