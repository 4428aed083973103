import { connection } from '@skal/contracts/connection';
import { clientIntegration } from '@skal/contracts/integrationState';
import { hooksOf } from '@skal/shell-kit/api';

export const {
  useListConnectionQuery,
  useConnectShopifyConnectionMutation,
  useConnectMailchimpConnectionMutation,
  useReadConnectionMutation,
  useRemoveConnectionMutation,
} = hooksOf({ connection }, { clientIntegration });
