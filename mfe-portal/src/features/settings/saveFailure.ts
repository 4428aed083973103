import type { ToastMessage } from '@skal/shell-kit';
import { messageOf } from '@skal/shell-kit/api';
import { settingsToasts } from '../../content/settings.ts';

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
