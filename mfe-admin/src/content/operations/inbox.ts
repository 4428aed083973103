import { formatKinds, type OptionalAttachmentKind } from '@skal/contracts/support/attachmentKinds';
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
  detail: 'Selected item',
  filters: {
    kind: 'Kind',
    status: 'Status',
    priority: 'Priority',
    all: { kind: 'All kinds', status: 'All statuses', priority: 'All priorities' },
    client: (name: string) => `Only ${name}`,
    clear: 'Show all',
  },
  refresh: 'Refresh',
  refreshNew: 'Show new items',
  unread: 'Unread',
  shortcuts: [
    { keys: ['j', 'k'], means: 'next, previous' },
    { keys: ['Enter'], means: 'open' },
    { keys: ['r'], means: 'reply' },
  ],
  shortcutsLabel: 'Keyboard shortcuts',
  more: 'Show more',
  loading: 'Loading the inbox',
  failed: { title: 'The inbox could not be loaded', description: 'Your data is safe. Please try again in a moment.' },
  empty: { title: 'No items', description: 'Messages and requests from visitors and clients appear here.' },
  emptyNarrowed: { title: 'No items', description: 'No items match your current filters.' },
  nothingOpen: { title: 'Nothing selected', description: 'Select an item in the list to read and answer it.' },
  back: 'Back to the list',
  notFound: 'This item no longer exists, or the link is incomplete.',
  detailFailed: {
    title: 'This item could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  markUnread: 'Mark as unread',
  changeFailed: { title: 'Not Changed', description: 'The change could not be saved. Please try again.' },
  due: 'Answer due',
  late: 'Answer was due',
  answered: 'Answered',
} as const;

/** Copy of the follow-up fields. */
export const followUp = {
  status: 'Status',
  note: 'Internal note',
  save: 'Save note',
  saving: 'Saving...',
  saved: { title: 'Note Saved', description: 'Other operators can see it too.' },
  failed: { title: 'Note Not Saved', description: 'Your note could not be saved. Please try again.' },
  makeClient: 'Convert to client',
  openClient: 'Open client',
  form: 'Follow-up',
} as const;

export const inquiryLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  dial: 'Phone (international format)',
  contactPreference: 'Preferred contact method',
  company: 'Company',
  industry: 'Industry',
  currentSolution: 'Current solutions',
  challenges: 'Goals and challenges',
  subject: 'Subject',
  message: 'Message',
  sent: 'Sent',
  client: 'Client',
  integration: 'Integration',
  businessNeed: 'Business need',
  urgency: 'Urgency',
  addOn: 'Add-on',
  requestedAt: 'Requested',
} as const;

export const ticketAdmin = {
  status: 'Status',
  from: 'From',
  phone: 'Phone',
  category: 'Category',
  opened: 'Opened',
  files: 'Attachments',
  messages: 'Messages',
  none: 'No messages yet.',
  client: 'Client',
  operator: 'Operator',
  onlyClient: 'Show only this client',
  internal: 'Internal note',
  notAvailable: 'Not uploaded',
  noPreview: 'The preview could not be loaded. You can still download the file.',
  form: 'Answer this ticket',
  label: 'Your answer',
  noteLabel: 'Your note',
  internalSwitch: 'Internal note',
  internalHint: 'The client never sees internal notes.',
  attach: 'Files',
  attachHint: (allowed?: readonly OptionalAttachmentKind[]) =>
    `Up to 5 files of up to ${attachmentLimitLabels.size} each: ${formatKinds(allowed)}.`,
  send: 'Send answer',
  sendNote: 'Save note',
  sending: 'Sending...',
  sent: { title: 'Answer Sent', description: 'The client also receives it by email.' },
  noted: { title: 'Note Saved', description: 'Only operators see it.' },
  failed: { title: 'Not Sent', description: 'Your message could not be sent. Please try again.' },
  fileFailed: (name: string) => ({
    title: 'File Not Sent',
    description: `Your message was sent, but ${name} was not. Please attach it to a new message.`,
  }),
  draftFiles: 'Please attach the files again.',
  fileFault: (name: string) =>
    `${name} was not attached. The file is empty, larger than ${attachmentLimitLabels.size}, of an unsupported type, or one file too many.`,
} as const;

/** Copy of reply snippets. */
export const snippets = {
  choose: 'Insert a snippet',
  none: 'Snippets',
  save: 'Save as snippet',
  saved: (title: string) => ({ title: 'Snippet Saved', description: `All operators can now use "${title}".` }),
  remove: 'Remove snippet',
  removed: { title: 'Snippet Removed', description: 'Answers already sent are not affected.' },
  failed: { title: 'Snippet Not Changed', description: 'The change could not be saved. Please try again.' },
} as const;
