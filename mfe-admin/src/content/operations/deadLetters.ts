import type { DeadLetterReason } from '@skal/contracts/operations/deadLetter';

/** Copy of the undelivered email page. */
export const deadLetters = {
  title: 'Undelivered Emails',
  lead: 'Emails that could not be delivered and are no longer retried. They are deleted after 30 days.',
  caption: 'Undelivered emails',
  columns: { at: 'Created', mail: 'Email', recipient: 'To', why: 'Reason', actions: 'Actions' },
  pages: 'Pages of the list',
  newer: 'Newer',
  older: 'Older',
  retry: 'Try again',
  drop: 'Delete',
  empty: { title: 'No undelivered emails', description: 'All emails have been sent or are in the queue.' },
  failed: { title: 'The emails could not be loaded', description: 'Your data is safe. Please try again in a moment.' },
} as const;

/** Copy of the dashboard notice. */
export const deadLetterNotice = {
  text: 'Some emails could not be sent.',
  link: 'View undelivered emails',
  to: '/admin/mails',
} as const;

const KINDS: Readonly<Record<string, string>> = {
  confirmation: 'Confirmation of an inquiry',
  alert: 'Notice to the team',
  link: 'Requested link',
  access: 'Account link',
  notice: 'Notice about an account',
  invoice: 'Invoice',
  invitation: 'Staff invitation',
  receipt: 'Ticket confirmation',
  answer: 'Ticket reply',
  launch: 'Launch of an app',
  launchUndone: 'Launch undone',
};

/** Returns the name of an email kind; the wire value if a newer server sends an unknown kind. */
export const emailKindName = (kind: string): string => KINDS[kind] ?? kind;

const tries = (attempts: number): string => (attempts === 1 ? 'once' : `${attempts} times`);

/** Why an email was not delivered, and what helps. */
export const failureReasons: Readonly<Record<DeadLetterReason, (attempts: number) => string>> = {
  refused: () => 'The mail server rejected it permanently. Please check the address.',
  deferred: (attempts) => `Delivery was attempted ${tries(attempts)} and deferred each time.`,
  'daily-limit': () => 'The daily limit for emails of this kind to this address was reached.',
  'attachment-failed': () => 'Its attachment could not be created.',
  restored: () => 'A backup was restored while it was queued. It may already have been sent.',
};

/** Warning about an address that bounces. */
export const bouncedSince = (day: string): string => `Emails to this address have bounced since ${day}.`;

/** Results of the actions. */
export const deadLetterToasts = {
  retried: 'Email Queued Again',
  dropped: 'Email Deleted',
  to: (recipient: string) => `We are sending the email to ${recipient} again. If that fails, it will reappear here.`,
  gone: (recipient: string) => `The email to ${recipient} has been deleted.`,
  error: 'Error',
  failed: 'Something went wrong. Please try again in a moment.',
} as const;

/** Confirmation of the deletion. */
export const deleteDialog = {
  title: (recipient: string) => `Delete the email to ${recipient}?`,
  text: 'It will be deleted and never sent. This cannot be undone.',
  confirm: 'Delete',
  busy: 'Deleting...',
  cancel: 'Cancel',
} as const;
