import { unread } from '@skal/contracts/unread';
import { hooksOf } from '@skal/shell-kit/api';

export const { useCountUnreadQuery } = hooksOf({ unread });
