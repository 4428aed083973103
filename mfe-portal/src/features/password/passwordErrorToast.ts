import type { ToastMessage } from '@skal/shell-kit';
import { errorMessage, isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { passwordFailures } from '../../content/account/password.ts';

/** Returns the toast of a failed password change (N15-N19, T5). */
export function passwordErrorToast(cause: unknown): ToastMessage {
  const serverMessage = serverMessageOr(cause, '');
  const message = (serverMessage || errorMessage(cause)).toLowerCase();
  const rejected = isApiError(cause) ? cause.fields : {};
  const match = passwordFailures.catalogue.find(
    ({ field, contains }) =>
      (field !== null && field in rejected) || contains.some((fragments) => message.includes(fragments)),
  );
  const { title, text } = match ?? { ...passwordFailures.other, text: serverMessage || passwordFailures.other.text };
  return { title, description: text };
}
