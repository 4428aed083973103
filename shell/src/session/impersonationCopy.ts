import { createDateFormat } from '@skal/shared-ui/createDateFormat.ts';

const clock = createDateFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Copenhagen',
});

/** Texts of the impersonation of a client. */
export const impersonationCopy = {
  bar: 'Viewing a portal',
  whose: (client: string) => `Viewing as ${client}`,
  until: (until: string) => `Read only, until ${clock(new Date(until))}`,
  end: 'End view',
  ending: 'Ending...',
  ended: 'View Ended',
  endedWhat: 'You are back in your dashboard.',
  failed: 'View Not Ended',
  failedReason: 'The server did not answer. Please try again.',
  notice: (client: string) => `You are viewing the portal of ${client}`,
  noticeText: (until: string) =>
    `The dashboard is not available while you are viewing a portal. It returns when the view ends, at ${clock(new Date(until))} at the latest.`,
  back: 'Back to the portal',
} as const;
