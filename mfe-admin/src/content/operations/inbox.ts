import { kindsInWords, type OptionalAttachmentKind } from '@skal/contracts/support/attachmentKinds';
import type { InboxKind, InboxStatus } from '@skal/contracts/support/inbox';
import { attachmentLimitLabels } from '@skal/contracts/support/ticket';
import { ticketStatusLabels } from '@skal/contracts/support/ticketLabels';

export const kindNames: Readonly<Record<InboxKind, string>> = {
  ticket: 'Ticket',
  consultation: 'Discovery call',
  message: 'Message',
  integration: 'Integration',
  'add-on': 'Add-on',
};

export const inboxStatusNames: Readonly<Record<InboxStatus, string>> = {
  new: 'New',
  ...ticketStatusLabels,
  done: 'Done',
  'suspected-spam': 'Suspected spam',
};

/** Copy of the inbox. */
export const inbox = {
  list: 'Inbox',
  detail: 'Opened',
  filters: {
    kind: 'Kind',
    status: 'Status',
    priority: 'Priority',
    all: { kind: 'All kinds', status: 'All statuses', priority: 'All priorities' },
    client: (name: string) => `Only ${name}`,
    clear: 'Show all',
  },
  refresh: 'Refresh',
  refreshNew: 'Show what is new',
  unread: 'Unread',
  shortcuts: [
    { keys: ['j', 'k'], means: 'next, previous' },
    { keys: ['Enter'], means: 'open' },
    { keys: ['r'], means: 'reply' },
  ],
  shortcutsLabel: 'Keys',
  more: 'Show more',
  loading: 'Loading the inbox',
  failed: { title: 'The inbox did not load', description: 'Nothing is lost. Try again in a moment.' },
  empty: { title: 'Nothing here', description: 'What visitors and clients send appears here.' },
  emptyNarrowed: { title: 'Nothing here', description: 'Nothing matches your current filters.' },
  nothingOpen: { title: 'Nothing opened', description: 'Choose something from the list to read and answer it.' },
  back: 'Back to the list',
  gone: 'This is not there any more. It was deleted, or the address is not complete.',
  detailFailed: { title: 'This did not load', description: 'Nothing is lost. Try again in a moment.' },
  markUnread: 'Mark as unread',
  changeFailed: { title: 'Not Changed', description: 'The change did not go through. Please try again.' },
  due: 'Answer due',
  late: 'Answer was due',
  answered: 'Answered',
} as const;

/** Copy of the follow-up fields. */
export const followUp = {
  status: 'Status',
  note: 'Note for operators',
  save: 'Save note',
  saving: 'Saving...',
  saved: { title: 'Note Saved', description: 'Other operators see it, too.' },
  failed: { title: 'Note Not Saved', description: 'Your note did not go through. Please try again.' },
  makeClient: 'Make this a client',
  openClient: 'Open the client',
  form: 'Follow-up',
} as const;

export const inquiryLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  dial: 'To dial',
  contactPreference: 'Wants to be contacted by',
  company: 'Company',
  industry: 'Industry',
  currentSolution: 'Current solutions',
  challenges: 'Goals and challenges',
  subject: 'Subject',
  message: 'Message',
  sent: 'Sent',
  client: 'Client',
  integration: 'Integration',
  businessNeed: 'Why it is needed',
  urgency: 'Urgency',
  addOn: 'Add-on',
  asked: 'Asked',
} as const;

export const ticketAdmin = {
  status: 'Status',
  from: 'From',
  phone: 'Phone',
  category: 'Category',
  opened: 'Opened',
  files: 'Attachments',
  messages: 'Messages',
  none: 'Nobody has written below this ticket yet.',
  client: 'Client',
  operator: 'Operator',
  onlyClient: 'Only this client in the list',
  internal: 'Note for operators',
  notThere: 'Not uploaded',
  noPreview: 'The preview did not load. The file itself is there.',
  form: 'Answer this ticket',
  label: 'Your answer',
  noteLabel: 'Your note',
  internalSwitch: 'Only for operators',
  internalHint: 'A note never leaves this page.',
  attach: 'Files',
  attachHint: (allowed?: readonly OptionalAttachmentKind[]) =>
    `Up to 5 files of at most ${attachmentLimitLabels.size} each: ${kindsInWords(allowed)}.`,
  send: 'Send answer',
  sendNote: 'Save note',
  sending: 'Sending...',
  sent: { title: 'Answer Sent', description: 'The client gets it by mail as well.' },
  noted: { title: 'Note Saved', description: 'Only operators see it.' },
  failed: { title: 'Not Sent', description: 'It did not go through. Please try again.' },
  fileFailed: (name: string) => ({
    title: 'File Not Sent',
    description: `The message is sent, but not ${name}. Attach it to another one.`,
  }),
  draftFiles: 'Files have to be chosen again.',
  fileFault: (name: string) =>
    `${name} is not sent: it is empty, larger than ${attachmentLimitLabels.size}, of another kind, or one too many.`,
} as const;

/** Copy of reply snippets. */
export const snippets = {
  choose: 'Insert a snippet',
  none: 'Snippets',
  save: 'Save as snippet',
  saved: (title: string) => ({ title: 'Snippet Saved', description: `All operators find it as: ${title}` }),
  remove: 'Remove snippet',
  removed: { title: 'Snippet Removed', description: 'Answers that were sent with it stay as they are.' },
  failed: { title: 'Snippet Not Changed', description: 'It did not go through. Please try again.' },
} as const;
