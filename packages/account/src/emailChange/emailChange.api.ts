import { emailChange } from '@skal/contracts/account/emailChange';
import { createHooks } from '@skal/shell-kit/api';

export const { useRequestEmailChangeMutation } = createHooks({ emailChange });
