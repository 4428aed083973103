import { integration } from '@skal/contracts/integration';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListIntegrationQuery, useRequestIntegrationMutation } = hooksOf({ integration });
