import { clientPasswordLink } from '@skal/contracts/clientLink';
import { createHooks } from '@skal/shell-kit/api';

export const { useSendClientPasswordLinkMutation } = createHooks({ clientPasswordLink });
