import { integration } from '@skal/contracts/integration/integration';
import { integrationState } from '@skal/contracts/integration/integrationState';
import { createHooks } from '@skal/shell-kit/api';

export const { useListIntegrationQuery, useRequestIntegrationMutation } = createHooks({ integration });
export const { useListIntegrationStateQuery } = createHooks({ integrationState });
