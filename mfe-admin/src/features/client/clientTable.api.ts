import { clientListPreferences } from '@skal/contracts/clientTable';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadClientTableQuery, useSaveClientTableMutation } = createHooks({
  clientTable: clientListPreferences,
});
