import { t } from '@lingui/core/macro';
import { formatKinds, type OptionalAttachmentKind } from '@skal/contracts/support/attachmentKinds';
import type { InboxKind, InboxStatus } from '@skal/contracts/support/inbox';
import { attachmentLimitLabels } from '@skal/contracts/support/ticket';
import { ticketStatusLabels } from '@skal/contracts/support/ticketLabels';

export const kindNames: Readonly<Record<InboxKind, string>> = {
  ticket: t`Ticket`,
  consultation: t`Discovery call`,
  message: t`Message`,
  integration: t`Integration`,
  'add-on': t`Add-on`,
};

export const inboxStatusNames: Readonly<Record<InboxStatus, string>> = {
  new: t`New`,
  ...ticketStatusLabels,
  done: t`Done`,
  'suspected-spam': t`Suspected spam`,
};

/** Copy of the inbox. */
export const inbox = {
  list: t`Inbox`,
  detail: t`Selected item`,
  filters: {
    kind: t`Kind`,
    status: t`Status`,
    priority: t`Priority`,
    all: { kind: t`All kinds`, status: t`All statuses`, priority: t`All priorities` },
    client: (name: string) => t`Only ${name}`,
    clear: t`Show all`,
  },
  refresh: t`Refresh`,
  refreshNew: t`Show new items`,
  unread: t`Unread`,
  shortcuts: [
    { keys: ['j', 'k'], means: t`next, previous` },
    { keys: ['Enter'], means: t({ message: 'open', context: 'verb' }) },
    { keys: ['r'], means: t({ message: 'reply', context: 'verb' }) },
  ],
  shortcutsLabel: t`Keyboard shortcuts`,
  more: t`Show more`,
  loading: t`Loading the inbox`,
  failed: { title: t`The inbox could not be loaded`, description: t`Your data is safe. Please try again in a moment.` },
  empty: { title: t`No items`, description: t`Messages and requests from visitors and clients appear here.` },
  emptyNarrowed: { title: t`No items`, description: t`No items match your current filters.` },
  nothingOpen: { title: t`Nothing selected`, description: t`Select an item in the list to read and answer it.` },
  back: t`Back to the list`,
  notFound: t`This item no longer exists, or the link is incomplete.`,
  detailFailed: {
    title: t`This item could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  markUnread: t`Mark as unread`,
  changeFailed: { title: t`Not Changed`, description: t`The change could not be saved. Please try again.` },
  due: t`Answer due`,
  late: t`Answer was due`,
  answered: t`Answered`,
} as const;

/** Copy of the follow-up fields. */
export const followUp = {
  status: t`Status`,
  note: t`Internal note`,
  save: t`Save note`,
  saving: t`Saving...`,
  saved: { title: t`Note Saved`, description: t`Other operators can see it too.` },
  failed: { title: t`Note Not Saved`, description: t`Your note could not be saved. Please try again.` },
  makeClient: t`Convert to client`,
  openClient: t`Open client`,
  form: t`Follow-up`,
} as const;

export const inquiryLabels = {
  name: t`Name`,
  email: t`Email`,
  phone: t`Phone`,
  dial: t`Phone (international format)`,
  contactPreference: t`Preferred contact method`,
  company: t`Company`,
  industry: t`Industry`,
  currentSolution: t`Current solutions`,
  challenges: t`Goals and challenges`,
  subject: t`Subject`,
  message: t`Message`,
  sent: t`Sent`,
  client: t`Client`,
  integration: t`Integration`,
  businessNeed: t`Business need`,
  urgency: t`Urgency`,
  addOn: t`Add-on`,
  requestedAt: t`Requested`,
} as const;

export const ticketAdmin = {
  status: t`Status`,
  from: t`From`,
  phone: t`Phone`,
  category: t`Category`,
  opened: t({ message: 'Opened', context: 'ticket' }),
  files: t`Attachments`,
  messages: t`Messages`,
  none: t`No messages yet.`,
  client: t`Client`,
  operator: t`Operator`,
  onlyClient: t`Show only this client`,
  internal: t`Internal note`,
  notAvailable: t`Not uploaded`,
  noPreview: t`The preview could not be loaded. You can still download the file.`,
  form: t`Answer this ticket`,
  label: t`Your answer`,
  noteLabel: t`Your note`,
  internalSwitch: t`Internal note`,
  internalHint: t`The client never sees internal notes.`,
  attach: t`Files`,
  attachHint: (allowed?: readonly OptionalAttachmentKind[]) =>
    t`Up to 5 files of up to ${{ size: attachmentLimitLabels.size }} each: ${{ kinds: formatKinds(allowed) }}.`,
  send: t`Send answer`,
  sendNote: t`Save note`,
  sending: t`Sending...`,
  sent: { title: t`Answer Sent`, description: t`The client also receives it by email.` },
  noted: { title: t`Note Saved`, description: t`Only operators see it.` },
  failed: { title: t`Not Sent`, description: t`Your message could not be sent. Please try again.` },
  fileFailed: (name: string) => ({
    title: t`File Not Sent`,
    description: t`Your message was sent, but ${name} was not. Please attach it to a new message.`,
  }),
  draftFiles: t`Please attach the files again.`,
  fileFault: (name: string) =>
    t`${name} was not attached. The file is empty, larger than ${{ size: attachmentLimitLabels.size }}, of an unsupported type, or one file too many.`,
} as const;

/** Labels of the answers in the consultation form, which are sent in English; other texts are shown as written. */
export const inquiryAnswers: Readonly<Record<string, string>> = {
  email: t({ message: 'email', context: 'preference' }),
  call: t({ message: 'call', context: 'preference' }),
  'Wine bar': t`Wine bar`,
  Restaurant: t`Restaurant`,
  Café: t`Café`,
  'Car dealer': t`Car dealer`,
  'Retail store': t`Retail store`,
  'Service provider': t`Service provider`,
  Other: t`Other`,
};

/** Copy of reply snippets. */
export const snippets = {
  choose: t`Insert a snippet`,
  none: t`Snippets`,
  save: t`Save as snippet`,
  saved: (title: string) => ({ title: t`Snippet Saved`, description: t`All operators can now use "${title}".` }),
  remove: t`Remove snippet`,
  removed: { title: t`Snippet Removed`, description: t`Answers already sent are not affected.` },
  failed: { title: t`Snippet Not Changed`, description: t`The change could not be saved. Please try again.` },
} as const;
