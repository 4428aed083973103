import { CODE_NEEDED, type SignInReply, signInSchema } from '@skal/contracts/account/signIn';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isApiError } from '@skal/shell-kit/api';
import { canStoreCookies } from '@skal/shell-kit/browserState.ts';
import { cookiesNeeded } from '../../content/auth/signIn.ts';
import { useStartSignInMutation } from './signIn.api.ts';
import { rejectedSignInError, toSignInError } from './signInError.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';

/** Body of a success status: the reply, an error with a success status, or no JSON. */
type SignInAnswer = Partial<SignInReply> & { error?: unknown };

/** Form of the sign-in (H5-H17). Sends the password unchanged; calls `onCode` if a second factor is required. */
export function useSignInForm(onCode: () => void) {
  const [login] = useStartSignInMutation();
  const toast = useToast();
  const enter = useCompleteSignIn();
  return useForm({
    initialValues: { email: '', password: '' },
    validationSchema: signInSchema,
    onSubmit: async ({ email, password }) => {
      if (!canStoreCookies()) return void toast({ ...cookiesNeeded, variant: 'destructive' });
      try {
        const answer: SignInAnswer | null = await login({ body: { email: email.trim(), password } }).unwrap();
        if (answer?.success === false) toast({ ...rejectedSignInError(answer.error), variant: 'destructive' });
        else enter(answer);
      } catch (cause) {
        if (!isApiError(cause) || cause.code !== CODE_NEEDED) throw cause;
        onCode();
      }
    },
    toErrorToast: toSignInError,
  });
}
