import { unread } from '@skal/contracts/unread';
import { createHooks } from '@skal/shell-kit/api';

export const { useCountUnreadQuery } = createHooks({ unread });
