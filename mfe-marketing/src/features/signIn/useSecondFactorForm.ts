import { codeSchema } from '@skal/contracts/account/secondFactor';
import { START_AGAIN } from '@skal/contracts/account/signIn';
import { useForm } from '@skal/forms';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { secondFactorStep, signInErrors } from '../../content/auth/signIn.ts';
import { useConfirmSignInMutation } from './signIn.api.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';

/** Form of the second factor; calls `onAgain` when the password step has expired. */
export function useSecondFactorForm(onRestart: () => void) {
  const [confirm] = useConfirmSignInMutation();
  const enter = useCompleteSignIn();
  return useForm({
    initialValues: { code: '' },
    validationSchema: codeSchema,
    onSubmit: async (body) => {
      try {
        enter(await confirm({ body }).unwrap());
      } catch (cause) {
        if (isApiError(cause) && cause.code === START_AGAIN) onRestart();
        throw cause;
      }
    },
    toErrorToast: (cause) => ({
      title: secondFactorStep.refused,
      description: serverMessageOr(cause, signInErrors.connection.description),
    }),
  });
}
