import { codeSchema } from '@skal/contracts/secondFactor';
import { START_AGAIN } from '@skal/contracts/signIn';
import { useForm } from '@skal/forms';
import { isApiFailure, saidBy } from '@skal/shell-kit/api';
import { codeStep, signInFailures } from '../../content/signIn.ts';
import { useConfirmSignInMutation } from './signIn.api.ts';
import { useEntry } from './useEntry.ts';

/** The second step of signing in; `onAgain` is called where the first one no longer counts. */
export function useCodeForm(onAgain: () => void) {
  const [confirm] = useConfirmSignInMutation();
  const enter = useEntry();
  return useForm({
    initialValues: { code: '' },
    validationSchema: codeSchema,
    send: async (body) => {
      try {
        enter(await confirm({ body }).unwrap());
      } catch (cause) {
        if (isApiFailure(cause) && cause.code === START_AGAIN) onAgain();
        throw cause;
      }
    },
    failure: (cause) => ({
      title: codeStep.refused,
      description: saidBy(cause, signInFailures.connection.description),
    }),
  });
}
