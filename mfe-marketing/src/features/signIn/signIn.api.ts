import { passkeySignIn } from '@skal/contracts/passkey';
import { signIn } from '@skal/contracts/signIn';
import { hooksOf } from '@skal/shell-kit/api';

export const { useStartSignInMutation, useConfirmSignInMutation } = hooksOf({ signIn });
export const { useBeginPasskeySignInMutation, useConfirmPasskeySignInMutation } = hooksOf({ passkeySignIn });
