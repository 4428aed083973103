import { clientIntegration } from '@skal/contracts/integrationState';
import { hooksOf } from '@skal/shell-kit/api';

export const { useChangeClientIntegrationMutation, useListClientIntegrationQuery } = hooksOf({ clientIntegration });
