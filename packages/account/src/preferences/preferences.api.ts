import { preferences } from '@skal/contracts/account/preferences';
import { session } from '@skal/contracts/account/session';
import { createHooks } from '@skal/shell-kit/api';

export const { useSavePreferencesMutation } = createHooks({ preferences }, { session });
