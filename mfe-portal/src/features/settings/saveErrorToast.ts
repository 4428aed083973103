import type { ToastMessage } from '@skal/shell-kit';
import { errorMessage, isApiError } from '@skal/shell-kit/api';
import { settingsToasts } from '../../content/account/settings.ts';

const says = new Map([
  [401, settingsToasts.signIn],
  [403, settingsToasts.forbidden],
]);

/** The status of a failure; of anything else that was thrown, the one that its message begins with. */
const statusOf = (cause: unknown): number =>
  isApiError(cause) ? cause.status : Number.parseInt(errorMessage(cause), 10);

/** What a failed save says, by its status (N6-N8). */
export function saveErrorToast(cause: unknown): ToastMessage {
  return { title: settingsToasts.failed, description: says.get(statusOf(cause)) ?? settingsToasts.other };
}
