import { integration } from '@skal/contracts/integration';
import { integrationState } from '@skal/contracts/integrationState';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListIntegrationQuery, useRequestIntegrationMutation } = hooksOf({ integration });
export const { useListIntegrationStateQuery } = hooksOf({ integrationState });
