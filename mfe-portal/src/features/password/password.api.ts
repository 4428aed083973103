import { password } from '@skal/contracts/password';
import { createHooks } from '@skal/shell-kit/api';

export const { useChangePasswordMutation } = createHooks({ password });
