import type { ToastMessage } from '@skal/shell-kit';
import { errorMessage, isApiError } from '@skal/shell-kit/api';
import { settingsToasts } from '../../content/account/settings.ts';

const says = new Map([
  [401, settingsToasts.signIn],
  [403, settingsToasts.forbidden],
]);

/** Returns the status of a failure; for other errors, the number at the start of the message. */
const statusOf = (cause: unknown): number =>
  isApiError(cause) ? cause.status : Number.parseInt(errorMessage(cause), 10);

/** Returns the toast of a failed save, by status (N6-N8). */
export function saveErrorToast(cause: unknown): ToastMessage {
  return { title: settingsToasts.failed, description: says.get(statusOf(cause)) ?? settingsToasts.other };
}
