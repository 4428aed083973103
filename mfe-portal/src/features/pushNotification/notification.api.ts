import { notification } from '@skal/contracts/analytics/notification';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadNotificationQuery } = createHooks({ notification });
