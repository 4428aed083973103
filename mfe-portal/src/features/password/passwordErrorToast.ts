import type { ToastMessage } from '@skal/shell-kit';
import { errorMessage, serverMessageOr } from '@skal/shell-kit/api';
import { passwordFailures } from '../../content/account/password.ts';

/** Returns the toast of a failed password change (N15-N19, T5). */
export function passwordErrorToast(cause: unknown): ToastMessage {
  const said = serverMessageOr(cause, '');
  const message = (said || errorMessage(cause)).toLowerCase();
  const known = passwordFailures.catalogue.find(({ contains }) => contains.some((words) => message.includes(words)));
  const { title, text } = known ?? { ...passwordFailures.other, text: said || passwordFailures.other.text };
  return { title, description: text };
}
