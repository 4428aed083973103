import { passkeySignIn } from '@skal/contracts/passkey';
import { signIn } from '@skal/contracts/signIn';
import { createHooks } from '@skal/shell-kit/api';

export const { useStartSignInMutation, useConfirmSignInMutation } = createHooks({ signIn });
export const { useBeginPasskeySignInMutation, useConfirmPasskeySignInMutation } = createHooks({ passkeySignIn });
