import { t } from '@lingui/core/macro';
import { createDateFormat } from '@skal/shared-ui/createDateFormat.ts';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';

const clock = createDateFormat(formatLocale(), {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Copenhagen',
});

/** Texts of the impersonation of a client. */
export const impersonationCopy = {
  bar: t`Viewing a portal`,
  whose: (client: string) => t`Viewing as ${client}`,
  until: (until: string) => t`Read only, until ${clock(new Date(until))}`,
  end: t`End view`,
  ending: t`Ending...`,
  ended: t`View Ended`,
  endedWhat: t`You are back in your dashboard.`,
  failed: t`View Not Ended`,
  failedReason: t`The server did not answer. Please try again.`,
  notice: (client: string) => t`You are viewing the portal of ${client}`,
  noticeText: (until: string) =>
    t`The dashboard is not available while you are viewing a portal. It returns when the view ends, at ${clock(new Date(until))} at the latest.`,
  back: t`Back to the portal`,
} as const;
