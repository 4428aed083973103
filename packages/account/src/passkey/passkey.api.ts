import { passkey } from '@skal/contracts/account/passkey';
import { createHooks } from '@skal/shell-kit/api';

export const { useListPasskeyQuery, useBeginPasskeyMutation, useAddPasskeyMutation, useRemovePasskeyMutation } =
  createHooks({ passkey });
