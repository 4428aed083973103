import type { ToastMessage } from '@skal/shell-kit';
import { messageOf, saidBy } from '@skal/shell-kit/api';
import { passwordFailures } from '../../content/password.ts';

/** What a refused change of the password says (N15-N19, T5). */
export function passwordFailure(cause: unknown): ToastMessage {
  const said = saidBy(cause, '');
  const message = (said || messageOf(cause)).toLowerCase();
  const known = passwordFailures.catalogue.find(({ contains }) => contains.some((words) => message.includes(words)));
  const { title, text } = known ?? { ...passwordFailures.other, text: said || passwordFailures.other.text };
  return { title, description: text };
}
