import type { DeadLetterReason } from '@skal/contracts/operations/deadLetter';

/** Copy of the undelivered email page. */
export const deadLetters = {
  title: 'Held Mails',
  lead: 'Mails that were not sent and are not tried any more. Mails that could not be sent are deleted after 30 days.',
  caption: 'Held mails',
  columns: { at: 'Stored', mail: 'Mail', recipient: 'To', why: 'Why', actions: 'Actions' },
  pages: 'Pages of the list',
  newer: 'Newer',
  older: 'Older',
  retry: 'Try again',
  drop: 'Drop',
  empty: { title: 'No mail is held', description: 'Every mail has gone out, or is about to.' },
  failed: { title: 'The mails did not load', description: 'Nothing is lost. Try again in a moment.' },
} as const;

/** Copy of the dashboard notice. */
export const deadLetterNotice = {
  text: 'Some mails could not be sent.',
  link: 'See held mails',
  to: '/admin/mails',
} as const;

const KINDS: Readonly<Record<string, string>> = {
  confirmation: 'Confirmation of an inquiry',
  alert: 'Notice to the team',
  link: 'Link that was asked for',
  access: 'Link to an account',
  notice: 'Notice about an account',
  invoice: 'Invoice',
  invitation: 'Invitation to a staff',
  receipt: 'Receipt of a ticket',
  answer: 'Answer to a ticket',
  launch: 'Launch of an app',
  launchUndone: 'Launch taken back',
};

/** Returns the name of an email kind; the wire value if a newer server sends an unknown kind. */
export const emailKindName = (kind: string): string => KINDS[kind] ?? kind;

const tries = (attempts: number): string => (attempts === 1 ? 'once' : `${attempts} times`);

/** Why an email was not delivered, and what helps. */
export const failureReasons: Readonly<Record<DeadLetterReason, (attempts: number) => string>> = {
  refused: () => 'The mail server refused it for good. See whether the address is right.',
  putOff: (attempts) => `It was tried ${tries(attempts)}, and put off each time.`,
  enough: () => 'This address has had enough mails of this kind for a day.',
  noFile: () => 'The file that goes with it could not be made.',
  restored: () => 'A backup was restored while it waited. It may have gone out before.',
};

/** Warning about an address that bounces. */
export const bouncedSince = (day: string): string => `This address has taken no mail since ${day}.`;

/** Results of the actions. */
export const deadLetterToasts = {
  retried: 'Mail Tried Again',
  dropped: 'Mail Dropped',
  to: (recipient: string) => `The mail to ${recipient} goes out now, or comes back here.`,
  gone: (recipient: string) => `The mail to ${recipient} is deleted.`,
  error: 'Error',
  failed: 'This did not work. Try again in a moment.',
} as const;

/** Confirmation of the deletion. */
export const deleteDialog = {
  title: (recipient: string) => `Drop the mail to ${recipient}?`,
  text: 'It is deleted and will not be sent. This cannot be undone.',
  confirm: 'Drop',
  busy: 'Dropping...',
  cancel: 'Cancel',
} as const;
