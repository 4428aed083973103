import { clientListPreferences } from '@skal/contracts/clientTable';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadClientListPreferencesQuery, useSaveClientListPreferencesMutation } = createHooks({
  clientListPreferences,
});
