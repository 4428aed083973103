import { password } from '@skal/contracts/account/password';
import { createHooks } from '@skal/shell-kit/api';

export const { useChangePasswordMutation } = createHooks({ password });
