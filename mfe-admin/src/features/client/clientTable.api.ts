import { clientListPreferences } from '@skal/contracts/client/clientListPreferences';
import { createHooks } from '@skal/shell-kit/api';

export const { useReadClientListPreferencesQuery, useSaveClientListPreferencesMutation } = createHooks({
  clientListPreferences,
});
