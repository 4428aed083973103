import { activeSession } from '@skal/contracts/account/activeSession';
import { createHooks } from '@skal/shell-kit/api';

export const { useListActiveSessionQuery, useRevokeActiveSessionMutation } = createHooks({ activeSession });
