import { passkey } from '@skal/contracts/passkey';
import { hooksOf } from '@skal/shell-kit/api';

export const { useListPasskeyQuery, useBeginPasskeyMutation, useAddPasskeyMutation, useRemovePasskeyMutation } =
  hooksOf({ passkey });
