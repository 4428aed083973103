import { pushService } from '@skal/contracts/push/pushService';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadPushServiceQuery, useSavePushServiceMutation, useRemovePushServiceMutation } = createHooks({
  pushService,
});
