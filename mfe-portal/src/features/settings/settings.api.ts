import { session } from '@skal/contracts/session';
import { settings } from '@skal/contracts/settings';
import { createHooks } from '@skal/shell-kit/api';

// N2: the sidebar and everything else read the session anew.
export const { useSaveSettingsMutation } = createHooks({ settings }, { session });
