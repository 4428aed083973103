import { adminIntegration } from '@skal/contracts/integration/integrationState';
import { createHooks } from '@skal/shell-kit/api';

export const { useChangeAdminIntegrationMutation, useListAdminIntegrationQuery } = createHooks({
  adminIntegration,
});
