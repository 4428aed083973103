import { appKey } from '@skal/contracts/appKey';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListAppKeyQuery, useAddAppKeyMutation, useRevokeAppKeyMutation } = hooksOf({ appKey });
