import { clientPasswordLink } from '@skal/contracts/client/clientPasswordLink';
import { createHooks } from '@skal/shell-kit/api';

export const { useSendClientPasswordLinkMutation } = createHooks({ clientPasswordLink });
