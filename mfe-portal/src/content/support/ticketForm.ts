import { plural, t } from '@lingui/core/macro';
import { formatKinds, type OptionalAttachmentKind } from '@skal/contracts/support/attachmentKinds';
import type { StorageUsageReply } from '@skal/contracts/support/storageUsage';
import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENTS_MAX,
  attachmentLimitLabels,
  responseTargets,
} from '@skal/contracts/support/ticket';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';

const { size, kinds } = attachmentLimitLabels;

const hintOf = (types: string) => t`Up to ${ATTACHMENTS_MAX} files of up to ${size} each: ${types}.`;
const unsupported = (types: string) => t`This file type is not supported. Please use ${types}.`;

/** Hint beside the file field. @param allowed optional types that this site accepts */
export const attachmentsHint = (allowed: readonly OptionalAttachmentKind[] = []): string =>
  hintOf(formatKinds(allowed));

const target = responseTargets.emergency.label;

/** Copy of both ticket forms (L4, L6). */
export const ticketForm = {
  standard: { title: t`New ticket`, submit: t`Submit Ticket` },
  emergency: {
    title: t`Emergency ticket`,
    note: t`Response target: ${target}. We call the number below.`,
    submit: t`Submit Emergency Ticket`,
    back: t`Back to standard ticket`,
    category: t`Filed as a bug report.`,
  },
  submitting: t`Submitting...`,
  fields: {
    title: t`Title`,
    description: t`Description`,
    descriptionHint: t`What happened, on which phone, and when.`,
    priority: t`Priority`,
    category: t`Category`,
    phone: t`Contact phone`,
    phoneHint: t`Only if you would like us to call you.`,
    country: t`Country code`,
    urgentReason: t`Why is this an emergency?`,
    urgentReasonHint: t`Who is affected and what is not working. This is added to the description.`,
    attachments: t`Attachments`,
    attachmentsHint: attachmentsHint(),
  },
  recommendation: t`A screenshot or a recording helps us find a bug sooner. You can send the ticket without one.`,
  justification: t`Emergency justification:`,
  /** Shown with a restored draft: files cannot be restored. */
  draftFiles: t`Please attach the files again.`,
} as const;

/** Every toast of the Support Center (L9-L15, L20, T33, T34). */
export const ticketToasts = {
  missing: { title: t`Missing Information`, description: t`Please fill in the title and the description.` },
  phone: {
    title: t`Emergency Contact Required`,
    description: t`Please enter a phone number we can call about this emergency.`,
  },
  recommended: { title: t`Attachment Recommended`, description: ticketForm.recommendation },
  sent: { title: t`Ticket Submitted`, description: t`You can find it at the top of My Tickets.` },
  failed: {
    title: t`Submission Failed`,
    description: t`Failed to submit support ticket. Please try again.`,
  },
} as const;

const MEGABYTE = 1024 ** 2;

const tenths = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 1, useGrouping: false });

/** Rounds down to a tenth, so that it never exceeds the free space. */
const megabytes = (bytes: number): string => `${tenths.format(Math.floor((bytes * 10) / MEGABYTE) / 10)} MB`;

/** Remaining storage quota as a sentence; null while the maximum size of one ticket is free, which the hint beside it states. */
export function storageQuotaMessage({ used, limit }: StorageUsageReply): string | null {
  const files = limit.files - used.files;
  const bytes = limit.bytes - used.bytes;
  const { files: stored } = used;
  if (files <= 0) return t`You have reached the limit of ${stored} files. Contact us if you need more space.`;
  const size = megabytes(used.bytes);
  if (bytes < MEGABYTE / 10) return t`Your file storage is full (${size}). Contact us if you need more space.`;
  if (bytes < ATTACHMENTS_MAX * ATTACHMENT_BYTES_MAX) {
    const [left, whole] = [megabytes(bytes), megabytes(limit.bytes)];
    return t`${left} of ${whole} file storage left for your business. Contact us if you need more space.`;
  }
  if (files >= ATTACHMENTS_MAX) return null;
  return plural(files, {
    one: 'Your business can upload # more file. Contact us if you need more space.',
    other: 'Your business can upload # more files. Contact us if you need more space.',
  });
}

export type AttachmentError = 'large' | 'type' | 'empty' | 'many';

/** Error of a file: the toast's title, and the text also shown beside the file. */
export const attachmentErrors: Readonly<Record<AttachmentError, { title: string; text: string }>> = {
  large: {
    title: t`File Too Large`,
    text: t`This file is larger than ${size} and will not be sent.`,
  },
  type: {
    title: t`Invalid File Type`,
    text: unsupported(kinds),
  },
  empty: { title: t`Empty File`, text: t`This file is empty and will not be sent.` },
  many: {
    title: t`Too Many Files`,
    text: t`You can attach up to ${ATTACHMENTS_MAX} files. This one will not be sent.`,
  },
};

/** The same, for a site that accepts optional types. */
export const attachmentErrorCopy = (
  fault: AttachmentError,
  allowed: readonly OptionalAttachmentKind[] = [],
): { title: string; text: string } =>
  fault === 'type' ? { ...attachmentErrors.type, text: unsupported(formatKinds(allowed)) } : attachmentErrors[fault];
