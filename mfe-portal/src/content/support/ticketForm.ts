import { formatKinds, type OptionalAttachmentKind } from '@skal/contracts/support/attachmentKinds';
import type { StorageUsageReply } from '@skal/contracts/support/storageUsage';
import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENTS_MAX,
  attachmentLimitLabels,
  responseTargets,
} from '@skal/contracts/support/ticket';

/** Hint beside the file field. @param allowed optional types that this site accepts */
export const attachmentsHint = (allowed: readonly OptionalAttachmentKind[] = []): string =>
  `Up to ${ATTACHMENTS_MAX} files of up to ${attachmentLimitLabels.size} each: ${formatKinds(allowed)}.`;

/** Copy of both ticket forms (L4, L6). */
export const ticketForm = {
  standard: { title: 'New ticket', submit: 'Submit Ticket' },
  emergency: {
    title: 'Emergency ticket',
    note: `Response target: ${responseTargets.emergency.label}. We call the number below.`,
    submit: 'Submit Emergency Ticket',
    back: 'Back to standard ticket',
    category: 'Filed as a bug report.',
  },
  submitting: 'Submitting...',
  fields: {
    title: 'Title',
    description: 'Description',
    descriptionHint: 'What happened, on which phone, and when.',
    priority: 'Priority',
    category: 'Category',
    phone: 'Contact phone',
    phoneHint: 'Only if you would like us to call you.',
    country: 'Country code',
    urgentReason: 'Why is this an emergency?',
    urgentReasonHint: 'Who is affected and what is not working. This is added to the description.',
    attachments: 'Attachments',
    attachmentsHint: attachmentsHint(),
  },
  recommendation: 'A screenshot or a recording helps us find a bug sooner. You can send the ticket without one.',
  justification: 'Emergency justification:',
  /** Shown with a restored draft: files cannot be restored. */
  draftFiles: 'Please attach the files again.',
} as const;

/** Every toast of the Support Center (L9-L15, L20, T33, T34). */
export const ticketToasts = {
  missing: { title: 'Missing Information', description: 'Please fill in the title and the description.' },
  phone: {
    title: 'Emergency Contact Required',
    description: 'Please enter a phone number we can call about this emergency.',
  },
  recommended: { title: 'Attachment Recommended', description: ticketForm.recommendation },
  sent: { title: 'Ticket Submitted', description: 'You can find it at the top of My Tickets.' },
  failed: {
    title: 'Submission Failed',
    description: 'Failed to submit support ticket. Please try again.',
  },
} as const;

const MEGABYTE = 1024 ** 2;

/** Rounds down to a tenth, so that it never exceeds the free space. */
const megabytes = (bytes: number): string => `${Math.floor((bytes * 10) / MEGABYTE) / 10} MB`;

const ROOM = 'Contact us if you need more space.';

/** Remaining storage quota as a sentence; null while the maximum size of one ticket is free, which the hint beside it states. */
export function storageQuotaMessage({ used, limit }: StorageUsageReply): string | null {
  const files = limit.files - used.files;
  const bytes = limit.bytes - used.bytes;
  if (files <= 0) return `You have reached the limit of ${used.files} files. ${ROOM}`;
  if (bytes < MEGABYTE / 10) return `Your file storage is full (${megabytes(used.bytes)}). ${ROOM}`;
  if (bytes < ATTACHMENTS_MAX * ATTACHMENT_BYTES_MAX) {
    return `${megabytes(bytes)} of ${megabytes(limit.bytes)} file storage left for your business. ${ROOM}`;
  }
  if (files >= ATTACHMENTS_MAX) return null;
  return `Your business can upload ${files === 1 ? '1 more file' : `${files} more files`}. ${ROOM}`;
}

export type AttachmentError = 'large' | 'type' | 'empty' | 'many';

/** Error of a file: the toast's title, and the text also shown beside the file. */
export const attachmentErrors: Readonly<Record<AttachmentError, { title: string; text: string }>> = {
  large: {
    title: 'File Too Large',
    text: `This file is larger than ${attachmentLimitLabels.size} and will not be sent.`,
  },
  type: {
    title: 'Invalid File Type',
    text: `This file type is not supported. Please use ${attachmentLimitLabels.kinds}.`,
  },
  empty: { title: 'Empty File', text: 'This file is empty and will not be sent.' },
  many: { title: 'Too Many Files', text: `You can attach up to ${ATTACHMENTS_MAX} files. This one will not be sent.` },
};

/** The same, for a site that accepts optional types. */
export const attachmentErrorCopy = (
  fault: AttachmentError,
  allowed: readonly OptionalAttachmentKind[] = [],
): { title: string; text: string } =>
  fault === 'type'
    ? { ...attachmentErrors.type, text: `This file type is not supported. Please use ${formatKinds(allowed)}.` }
    : attachmentErrors[fault];
