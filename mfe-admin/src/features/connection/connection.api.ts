import { adminConnection } from '@skal/contracts/connection';
import { adminIntegration } from '@skal/contracts/integrationState';
import { createHooks } from '@skal/shell-kit/api';

export const {
  useListAdminConnectionQuery,
  useConnectShopifyAdminConnectionMutation,
  useConnectMailchimpAdminConnectionMutation,
  useReadAdminConnectionMutation,
  useRemoveAdminConnectionMutation,
} = createHooks({ adminConnection }, { adminIntegration });
