import { notification } from '@skal/contracts/notification';
import { hooksOf } from '@skal/shell-kit/api';

export const { useReadNotificationQuery } = hooksOf({ notification });
