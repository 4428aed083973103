import { password } from '@skal/contracts/password';
import { hooksOf } from '@skal/shell-kit/api';

export const { useChangePasswordMutation } = hooksOf({ password });
