import { array, type InferType, object } from 'yup';
import { bytes, endpoint, file, fileInParts, reply } from './endpoint.ts';
import { digitsOf } from './phone.ts';
import { oneOfWords, optionalEmail, optionalLine, optionalPhone, requiredLine, requiredText } from './text.ts';

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

/** The kinds of file that a ticket takes (L15), with the media types that browsers give them. */
export const attachmentKinds = {
  jpeg: { extensions: ['jpg', 'jpeg'], types: ['image/jpeg'] },
  png: { extensions: ['png'], types: ['image/png'] },
  gif: { extensions: ['gif'], types: ['image/gif'] },
  mp4: { extensions: ['mp4'], types: ['video/mp4'] },
  mov: { extensions: ['mov'], types: ['video/quicktime'] },
  avi: { extensions: ['avi'], types: ['video/x-msvideo', 'video/avi', 'video/msvideo', 'video/vnd.avi'] },
  pdf: { extensions: ['pdf'], types: ['application/pdf'] },
} as const;
export type AttachmentKind = keyof typeof attachmentKinds;

const KINDS = Object.keys(attachmentKinds) as AttachmentKind[];

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** The same in words, for whoever attaches one. */
export const attachmentWords = {
  kinds: listed(KINDS.map((kind) => kind.toUpperCase())),
  size: `${ATTACHMENT_BYTES_MAX / 1024 ** 2} MB`,
} as const;

/** The kind of file that a name says it is, by its extension; undefined for one that a ticket does not take. */
export function attachmentKindOf(name: string): AttachmentKind | undefined {
  const extension = /\.(\w{3,4})$/.exec(name)?.[1]?.toLowerCase();
  return KINDS.find((kind) => attachmentKinds[kind].extensions.some((known) => known === extension));
}

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

/** The names of the files that follow (L17). */
export const attachmentNames = () =>
  array()
    .transform((_, raw: unknown) => (raw === null || raw === '' ? undefined : raw))
    .typeError(NOT_A_LIST)
    .of(requiredLine('A file needs a name', 255))
    .max(ATTACHMENTS_MAX, `Please attach at most ${ATTACHMENTS_MAX} files`)
    .test('kinds', `Please attach ${attachmentWords.kinds} files only`, (names) =>
      (names ?? []).every((name) => typeof name !== 'string' || attachmentKindOf(name) !== undefined),
    )
    .default([]);

/** A ticket as the portal sends it (L17); an emergency's justification is part of the description (L18). */
export const createTicketSchema = object({
  title: requiredLine('Please enter a title'),
  description: requiredText('Please describe what happens'),
  priority: oneOfWords(ticketPriorities, 'Please choose a priority from the list'),
  category: oneOfWords(ticketCategories, 'Please choose a category from the list'),
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
    reply<CreateTicketReply>(201, { refuses: [422] }),
  ),
  list: endpoint.get('/api/support-tickets', 'client', reply<TicketReply[]>()),
};

/** The files of a ticket, announced by name when it was created. */
export const attachment = {
  /** Takes the bytes, which come by themselves so that an upload can show its progress. */
  upload: endpoint.post(
    '/api/support-tickets/:id/attachments/:attachmentId',
    'client',
    bytes,
    reply<AttachmentReply>(),
  ),
  read: endpoint.get('/api/support-tickets/:id/attachments/:attachmentId', 'client', fileInParts()),
  /** A picture as a small WebP. */
  thumbnail: endpoint.get('/api/support-tickets/:id/attachments/:attachmentId/thumbnail', 'client', file()),
};
