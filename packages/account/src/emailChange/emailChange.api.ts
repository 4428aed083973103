import { emailChange } from '@skal/contracts/emailChange';
import { hooksOf } from '@skal/shell-kit/api';

export const { useAskEmailChangeMutation } = hooksOf({ emailChange });
