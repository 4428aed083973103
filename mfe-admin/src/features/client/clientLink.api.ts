import { clientLink } from '@skal/contracts/clientLink';
import { hooksOf } from '@skal/shell-kit/api';

export const { useSendClientLinkMutation } = hooksOf({ clientLink });
