import { appKey } from '@skal/contracts/app/appKey';
import { createHooks } from '@skal/shell-kit/api';

export const { useListAppKeyQuery, useAddAppKeyMutation, useRevokeAppKeyMutation } = createHooks({ appKey });
