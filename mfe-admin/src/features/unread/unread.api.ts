import { unread } from '@skal/contracts/support/unread';
import { createHooks } from '@skal/shell-kit/api';

export const { useCountUnreadQuery } = createHooks({ unread });
