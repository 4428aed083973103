import { adminConnection } from '@skal/contracts/integration/connection';
import { adminIntegration } from '@skal/contracts/integration/integrationState';
import { createHooks } from '@skal/shell-kit/api';

export const {
  useListAdminConnectionQuery,
  useConnectShopifyAdminConnectionMutation,
  useConnectMailchimpAdminConnectionMutation,
  useReadAdminConnectionMutation,
  useRemoveAdminConnectionMutation,
} = createHooks({ adminConnection }, { adminIntegration });
