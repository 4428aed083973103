import { array, type InferType, object } from 'yup';
import { digitsOf } from '../fields/phone.ts';
import { enumField, optionalEmail, optionalLine, optionalPhone, requiredLine, requiredText } from '../fields/text.ts';
import { binaryBody, endpoint, file, rangedFile, reply } from '../http/endpoint.ts';
import { attachmentKindOf, kindsInWords, type OptionalAttachmentKind, optionalKinds } from './attachmentKinds.ts';

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

/** The most files of one ticket (L13), and the most bytes of one file (L14, T34: 10 MiB, inclusive). */
export const ATTACHMENTS_MAX = 5;
export const ATTACHMENT_BYTES_MAX = 10 * 1024 * 1024;

/** The same in words, and the specified kinds of file (L15). */
export const attachmentLimitLabels = {
  kinds: kindsInWords(),
  size: `${ATTACHMENT_BYTES_MAX / 1024 ** 2} MB`,
} as const;

/**
 * How fast a ticket is answered (L21). `within` is in minutes; `businessHours` tells whether nights, weekends
 * and public holidays count.
 */
export const responseTargets: Readonly<
  Record<TicketPriority, { label: string; within: number; businessHours: boolean }>
> = {
  emergency: { label: '15 minutes, 24/7', within: 15, businessHours: false },
  high: { label: '2 hours, business hours', within: 120, businessHours: true },
  // 48 hours of a working week are two working days, of eight hours each.
  normal: { label: '24-48 hours, business hours', within: 2 * 8 * 60, businessHours: true },
};

/** When somebody answers what is no emergency: days of the week (0 is Sunday), and minutes since midnight, in Copenhagen. */
export const officeHours = { days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 17 * 60 } as const;

const CALLABLE = 'An emergency needs a phone number that we can call';
/** More than a country's code; no number that reaches a person is shorter. */
const PHONE_MIN = 5;
const NOT_A_LIST = 'Please send the attachments as a list of file names';

/** Said of a name of another kind. */
export const kindsOnly = (allowed: readonly OptionalAttachmentKind[] = []): string =>
  `Please attach ${kindsInWords(allowed)} files only`;

const isKnown = (name: string): boolean => attachmentKindOf(name, optionalKinds) !== undefined;

/** The names of the files that follow (L17). */
export const attachmentNames = () =>
  array()
    .transform((_, raw: unknown) => (raw === null || raw === '' ? undefined : raw))
    .typeError(NOT_A_LIST)
    .of(requiredLine('A file needs a name', 255))
    .max(ATTACHMENTS_MAX, `Please attach at most ${ATTACHMENTS_MAX} files`)
    // Which of the optional ones a site takes is known by its server, which asks again.
    .test('kinds', kindsOnly(), (names) => (names ?? []).every((name) => typeof name !== 'string' || isKnown(name)))
    .default([]);

/** A ticket as the portal sends it (L17); an emergency's justification is part of the description (L18). */
export const createTicketSchema = object({
  title: requiredLine('Please enter a title'),
  description: requiredText('Please describe what happens'),
  priority: enumField(ticketPriorities, 'Please choose a priority from the list'),
  category: enumField(ticketCategories, 'Please choose a category from the list'),
  name: optionalLine(),
  email: optionalEmail('Please enter a valid email address'),
  phone: optionalPhone().when('priority', ([priority], phone) =>
    priority === 'emergency' ? phone.test('callable', CALLABLE, (typed) => digitsOf(typed).length >= PHONE_MIN) : phone,
  ),
  attachments: attachmentNames(),
});

export type CreateTicketBody = InferType<typeof createTicketSchema>;

export interface CreateTicketReply {
  ticketId: string;
}

/** How large a thumbnail is, in pixels, so that a page can keep its place. */
export interface ThumbnailReply {
  width: number;
  height: number;
}

export interface AttachmentReply {
  id: string;
  name: string;
  bytes: number;
  /** `announced` until its bytes are here. */
  state: 'announced' | 'stored';
  /** The thumbnail of a stored picture; null where there is none. */
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
  /** The target in words (L22). */
  responseTime: string;
  /** When the answer is due, counted in business hours of Copenhagen where the target says so. */
  responseDueAt: string;
  /** When somebody answered or changed the status first; null while nobody has. */
  respondedAt: string | null;
  attachments: AttachmentReply[];
}

export const ticket = {
  create: endpoint.post(
    '/api/support-ticket',
    'client',
    createTicketSchema,
    reply<CreateTicketReply>(201, { errorStatuses: [422] }),
  ),
  list: endpoint.get('/api/support-tickets', 'client', reply<TicketReply[]>()),
};

/** The files of a ticket, announced by name when it was created. */
export const attachment = {
  /** Takes the bytes, which come by themselves so that an upload can show its progress. */
  upload: endpoint.post(
    '/api/support-tickets/:id/attachments/:attachmentId',
    'client',
    binaryBody,
    reply<AttachmentReply>(),
  ),
  read: endpoint.get('/api/support-tickets/:id/attachments/:attachmentId', 'client', rangedFile()),
  /** A picture as a small WebP. */
  thumbnail: endpoint.get('/api/support-tickets/:id/attachments/:attachmentId/thumbnail', 'client', file()),
};
