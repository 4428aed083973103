import { activeSession } from '@skal/contracts/openSession';
import { createHooks } from '@skal/shell-kit/api';

export const { useListActiveSessionQuery, useRevokeActiveSessionMutation } = createHooks({ activeSession });
