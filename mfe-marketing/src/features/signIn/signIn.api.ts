import { passkeySignIn } from '@skal/contracts/account/passkey';
import { signIn } from '@skal/contracts/account/signIn';
import { createHooks } from '@skal/shell-kit/api';

export const { useStartSignInMutation, useConfirmSignInMutation } = createHooks({ signIn });
export const { useBeginPasskeySignInMutation, useConfirmPasskeySignInMutation } = createHooks({ passkeySignIn });
