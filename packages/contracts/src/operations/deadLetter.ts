import { type InferType, object } from 'yup';
import { optionalId, pageSize } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';

/** How many held mails one page has, unless fewer are asked for. */
export const DEAD_LETTER_PAGE_SIZE = 50;

/** Which page of them is asked for. */
export const deadLetterQuery = object({
  /** The last mail that was read: what follows is older. */
  cursor: optionalId('This page cannot be read.'),
  limit: pageSize(DEAD_LETTER_PAGE_SIZE),
});

export type DeadLetterQuery = InferType<typeof deadLetterQuery>;

/**
 * Why nobody tries a mail any more: the server of its reader refused it for good, it was put off too often, its address has
 * had enough of its kind for a day, its file could not be made, or a restore laid it to rest.
 */
export const deadLetterReasons = ['refused', 'putOff', 'enough', 'noFile', 'restored'] as const;
export type DeadLetterReason = (typeof deadLetterReasons)[number];

/** A mail that nobody tries any more. What it says is nobody's business here. */
export interface DeadLetterReply {
  id: string;
  /** What it is for, in one word: 'invoice'. */
  kind: string;
  recipient: string;
  subject: string;
  /** When it was stored: ISO 8601, in UTC. */
  at: string;
  reason: DeadLetterReason;
  /** The last answer of the mail server, in its own words; null where there was none. */
  said: string | null;
  /** Since when the address takes no mail, in ISO 8601; null where nothing is known against it. */
  undeliverableSince: string | null;
  /** How often it was tried. */
  attempts: number;
}

export interface DeadLetterRetryReply {
  id: string;
}

/**
 * Mails that nobody tries any more. A mail that somebody else has settled meanwhile is not found; one whose link no longer works
 * is not tried again (409).
 */
export const deadLetter = {
  list: endpoint.find('/api/admin/dead-letters', 'admin', deadLetterQuery, reply<DeadLetterReply[]>()),
  retry: endpoint.post(
    '/api/admin/dead-letters/:id/retry',
    'admin',
    reply<DeadLetterRetryReply>(202, { errorStatuses: [409] }),
  ),
  drop: endpoint.delete('/api/admin/dead-letters/:id', 'owner'),
};
