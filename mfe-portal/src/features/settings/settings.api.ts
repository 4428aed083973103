import { session } from '@skal/contracts/account/session';
import { settings } from '@skal/contracts/account/settings';
import { createHooks } from '@skal/shell-kit/api';

// N2: the sidebar and everything else refetch the session.
export const { useSaveSettingsMutation } = createHooks({ settings }, { session });
