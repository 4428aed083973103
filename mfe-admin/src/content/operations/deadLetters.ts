import { plural, t } from '@lingui/core/macro';
import type { DeadLetterReason } from '@skal/contracts/operations/deadLetter';

/** Copy of the undelivered email page. */
export const deadLetters = {
  title: t`Undelivered Emails`,
  lead: t`Emails that could not be delivered and are no longer retried. They are deleted after 30 days.`,
  caption: t`Undelivered emails`,
  columns: { at: t`Created`, mail: t`Email`, recipient: t`To`, why: t`Reason`, actions: t`Actions` },
  pages: t`Pages of the list`,
  newer: t`Newer`,
  older: t`Older`,
  retry: t`Try again`,
  drop: t`Delete`,
  empty: { title: t`No undelivered emails`, description: t`All emails have been sent or are in the queue.` },
  failed: {
    title: t`The emails could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
} as const;

/** Copy of the dashboard notice. */
export const deadLetterNotice = {
  text: t`Some emails could not be sent.`,
  link: t`View undelivered emails`,
  to: '/admin/mails',
} as const;

const KINDS: Readonly<Record<string, string>> = {
  confirmation: t`Confirmation of an inquiry`,
  alert: t`Notice to the team`,
  link: t`Requested link`,
  access: t`Account link`,
  notice: t`Notice about an account`,
  invoice: t`Invoice`,
  invitation: t`Staff invitation`,
  receipt: t`Ticket confirmation`,
  answer: t`Ticket reply`,
  launch: t`Launch of an app`,
  launchUndone: t`Launch undone`,
};

/** Returns the name of an email kind; the wire value if a newer server sends an unknown kind. */
export const emailKindName = (kind: string): string => KINDS[kind] ?? kind;

/** Why an email was not delivered, and what helps. */
export const failureReasons: Readonly<Record<DeadLetterReason, (attempts: number) => string>> = {
  refused: () => t`The mail server rejected it permanently. Please check the address.`,
  deferred: (attempts) =>
    plural(attempts, {
      one: 'Delivery was attempted once and deferred each time.',
      other: 'Delivery was attempted # times and deferred each time.',
    }),
  'daily-limit': () => t`The daily limit for emails of this kind to this address was reached.`,
  'attachment-failed': () => t`Its attachment could not be created.`,
  restored: () => t`A backup was restored while it was queued. It may already have been sent.`,
};

/** Warning about an address that bounces. */
export const bouncedSince = (day: string): string => t`Emails to this address have bounced since ${day}.`;

/** Results of the actions. */
export const deadLetterToasts = {
  retried: t`Email Queued Again`,
  dropped: t`Email Deleted`,
  to: (recipient: string) => t`We are sending the email to ${recipient} again. If that fails, it will reappear here.`,
  gone: (recipient: string) => t`The email to ${recipient} has been deleted.`,
  error: t`Error`,
  failed: t`Something went wrong. Please try again in a moment.`,
} as const;

/** Confirmation of the deletion. */
export const deleteDialog = {
  title: (recipient: string) => t`Delete the email to ${recipient}?`,
  text: t`It will be deleted and never sent. This cannot be undone.`,
  confirm: t`Delete`,
  busy: t`Deleting...`,
  cancel: t`Cancel`,
} as const;
