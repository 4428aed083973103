import { type SignInReply, signInSchema } from '@skal/contracts/signIn';
import { useForm } from '@skal/forms';
import { useAccountChange, useToast } from '@skal/shell-kit';
import { useNavigate } from 'react-router-dom';
import { signInSuccess } from '../../content/signIn.ts';
import { safeRedirectPath } from './redirectPath.ts';
import { useStartSignInMutation } from './signIn.api.ts';
import { refusedSignIn, signInFailure } from './signInFailure.ts';

/** What a success may carry: the reply, a refusal with a success status, or nothing that is JSON. */
type SignInAnswer = Partial<SignInReply> & { error?: unknown };

/** Signing in (H5-H17). The password goes out as it was typed. */
export function useSignInForm() {
  const [login] = useStartSignInMutation();
  const forgetAccount = useAccountChange();
  const toast = useToast();
  const navigate = useNavigate();
  return useForm({
    initialValues: { email: '', password: '' },
    validationSchema: signInSchema,
    send: async ({ email, password }) => {
      const answer: SignInAnswer | null = await login({ body: { email: email.trim(), password } }).unwrap();
      if (answer?.success === false) {
        toast({ ...refusedSignIn(answer.error), variant: 'destructive' });
        return;
      }
      forgetAccount();
      toast({
        title: signInSuccess.title,
        description: answer?.message || signInSuccess.fallback,
        variant: 'success',
      });
      navigate(safeRedirectPath(answer?.redirectPath));
    },
    failure: signInFailure,
  });
}
