import { array, type InferType, object } from 'yup';
import { extractDigits } from '../fields/phone.ts';
import { enumField, optionalEmail, optionalLine, optionalPhone, requiredLine, requiredText } from '../fields/text.ts';
import { binaryBody, endpoint, file, rangedFile, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';
import { findAttachmentKind, formatKinds, type OptionalAttachmentKind, optionalKinds } from './attachmentKinds.ts';

export const ticketPriorities = ['emergency', 'high', 'normal'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

export const ticketCategories = [
  'bug',
  'feature',
  'ui-change',
  'performance',
  'integration',
  'content',
  'other',
] as const;
export type TicketCategory = (typeof ticketCategories)[number];

export const ticketStatuses = ['open', 'in-progress', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Maximum number of attachments per ticket (L13), and maximum size of one (L14, T34: 10 MiB, inclusive). */
export const ATTACHMENTS_MAX = 5;
export const ATTACHMENT_BYTES_MAX = 10 * 1024 * 1024;

/** The limits as text, and the specified file types (L15). */
export const attachmentLimitLabels = {
  kinds: formatKinds(),
  size: `${ATTACHMENT_BYTES_MAX / 1024 ** 2} MB`,
} as const;

/**
 * Response times by priority (L21). `within` is in minutes; `businessHours` tells whether only business hours count,
 * without nights, weekends and public holidays.
 */
export const responseTargets: Readonly<
  Record<TicketPriority, { label: string; within: number; businessHours: boolean }>
> = {
  emergency: { label: say(/*i18n*/ '15 minutes, 24/7'), within: 15, businessHours: false },
  high: { label: say(/*i18n*/ '2 hours, business hours'), within: 120, businessHours: true },
  // 48 hours in business hours are two working days of eight hours.
  normal: { label: say(/*i18n*/ '24-48 hours, business hours'), within: 2 * 8 * 60, businessHours: true },
};

/** Business hours for all but emergencies: weekdays (0 is Sunday) and minutes since midnight, in Copenhagen. */
export const officeHours = { days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 17 * 60 } as const;

const CALLABLE = say(/*i18n*/ 'Please enter a phone number we can call about this emergency');
/** Longer than a country code; shorter numbers cannot be called. */
const PHONE_MIN = 5;
const NOT_A_LIST = 'attachments must be a list of file names';

/** Error for an unsupported file type. */
export const describeAcceptedKinds = (allowed: readonly OptionalAttachmentKind[] = []): string =>
  say(/*i18n*/ 'Please attach {kinds} files only', { kinds: formatKinds(allowed) });

const isKnown = (name: string): boolean => findAttachmentKind(name, optionalKinds) !== undefined;

/** Names of the files that will be uploaded (L17). */
export const attachmentNames = () =>
  array()
    .transform((_, raw: unknown) => (raw === null || raw === '' ? undefined : raw))
    .typeError(NOT_A_LIST)
    .of(requiredLine(say(/*i18n*/ 'A file needs a name'), 255))
    .max(ATTACHMENTS_MAX, say(/*i18n*/ 'Please attach at most {max} files', { max: ATTACHMENTS_MAX }))
    // Accepts all optional kinds: only the server knows which are enabled, and checks again.
    .test('kinds', describeAcceptedKinds(), (names) =>
      (names ?? []).every((name) => typeof name !== 'string' || isKnown(name)),
    )
    .default([]);

/** A ticket as sent by the portal (L17); an emergency's justification is part of the description (L18). */
export const createTicketSchema = object({
  title: requiredLine(say(/*i18n*/ 'Please enter a title')),
  description: requiredText(say(/*i18n*/ 'Please enter a description')),
  priority: enumField(ticketPriorities, say(/*i18n*/ 'Please choose a priority from the list')),
  category: enumField(ticketCategories, say(/*i18n*/ 'Please choose a category from the list')),
  name: optionalLine(),
  email: optionalEmail(say(/*i18n*/ 'Please enter a valid email address')),
  phone: optionalPhone().when('priority', ([priority], phone) =>
    priority === 'emergency'
      ? phone.test('callable', CALLABLE, (input) => extractDigits(input).length >= PHONE_MIN)
      : phone,
  ),
  attachments: attachmentNames(),
});

export type CreateTicketBody = InferType<typeof createTicketSchema>;

export interface CreateTicketReply {
  ticketId: string;
}

/** Thumbnail size in pixels, so that the page can reserve its space. */
export interface ThumbnailReply {
  width: number;
  height: number;
}

export interface AttachmentReply {
  id: string;
  name: string;
  bytes: number;
  /** `announced` until the upload is complete. */
  state: 'announced' | 'stored';
  /** Thumbnail of a stored image; null without one. */
  thumbnail: ThumbnailReply | null;
}

export interface TicketReply {
  id: string;
  title: string;
  description: string;
  priority: TicketPriority;
  category: TicketCategory;
  status: TicketStatus;
  createdAt: string;
  updatedAt: string;
  /** Response time as text (L22). */
  responseTime: string;
  /** When the answer is due, in business hours of Copenhagen where they apply. */
  responseDueAt: string;
  /** When an operator first answered or changed the status; null until then. */
  respondedAt: string | null;
  attachments: AttachmentReply[];
}

export const ticket = withPermission(['Settings'], {
  create: endpoint.post(
    '/api/support-ticket',
    'client',
    createTicketSchema,
    reply<CreateTicketReply>(201, { errorStatuses: [422] }),
  ),
  list: endpoint.get('/api/support-tickets', 'client', reply<TicketReply[]>()),
});

/** Attachments of a ticket, announced by name when it was created. */
export const attachment = withPermission(['Settings'], {
  /** Receives the bytes in a separate request, so that the upload can show progress. */
  upload: endpoint.post(
    '/api/support-tickets/:id/attachments/:attachmentId',
    'client',
    binaryBody,
    reply<AttachmentReply>(),
  ),
  read: endpoint.get('/api/support-tickets/:id/attachments/:attachmentId', 'client', rangedFile()),
  /** Thumbnail of an image, as WebP. */
  thumbnail: endpoint.get('/api/support-tickets/:id/attachments/:attachmentId/thumbnail', 'client', file()),
});
