import { adminConnection } from '@skal/contracts/connection';
import { adminIntegration } from '@skal/contracts/integrationState';
import { createHooks } from '@skal/shell-kit/api';

export const {
  useListConnectionQuery,
  useConnectShopifyConnectionMutation,
  useConnectMailchimpConnectionMutation,
  useReadConnectionMutation,
  useRemoveConnectionMutation,
} = createHooks({ connection: adminConnection }, { clientIntegration: adminIntegration });
