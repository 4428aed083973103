import { saidBy } from '@skal/forms';
import type { ToastMessage } from '@skal/shell-kit';
import { isApiFailure } from '@skal/shell-kit/api';
import { passwordFailures } from '../../content/password.ts';
import { settingsToasts } from '../../content/settings.ts';

const messageOf = (cause: unknown): string =>
  isApiFailure(cause) || cause instanceof Error ? cause.message : String(cause);

/** What a failed save says, by what the thrown message contains (N6-N8). */
export function saveFailure(cause: unknown): ToastMessage {
  const message = messageOf(cause);
  const description = message.includes('401')
    ? settingsToasts.signIn
    : message.includes('403')
      ? settingsToasts.forbidden
      : settingsToasts.other;
  return { title: settingsToasts.failed, description };
}

/** What a refused change of the password says (N15-N19, T5). */
export function passwordFailure(cause: unknown): ToastMessage {
  const said = saidBy(cause, '');
  const message = (said || messageOf(cause)).toLowerCase();
  const known = passwordFailures.catalogue.find(({ contains }) => contains.some((words) => message.includes(words)));
  const { title, text } = known ?? { ...passwordFailures.other, text: said || passwordFailures.other.text };
  return { title, description: text };
}
