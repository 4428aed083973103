import { type InferType, object } from 'yup';
import { optionalId, pageSize } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';

/** Default page size of dead letters. */
export const DEAD_LETTER_PAGE_SIZE = 50;

/** A page of dead letters. */
export const deadLetterQuery = object({
  /** Id of the last email of the previous page; older emails follow. */
  cursor: optionalId('Invalid page cursor.'),
  limit: pageSize(DEAD_LETTER_PAGE_SIZE),
});

export type DeadLetterQuery = InferType<typeof deadLetterQuery>;

/**
 * Why an email is no longer retried. `enough`: too many of its kind to one address in a day. `noFile`: its attachment
 * could not be created. `restored`: a restore set it aside.
 */
export const deadLetterReasons = ['refused', 'deferred', 'daily-limit', 'attachment-failed', 'restored'] as const;
export type DeadLetterReason = (typeof deadLetterReasons)[number];

/** An undeliverable email that is no longer retried, without its content. */
export interface DeadLetterReply {
  id: string;
  /** Kind of email: 'invoice'. */
  kind: string;
  recipient: string;
  subject: string;
  /** When it was stored: ISO 8601, in UTC. */
  at: string;
  reason: DeadLetterReason;
  /** Last reply of the mail server, verbatim; null without one. */
  serverReply: string | null;
  /** When the address started to bounce, in ISO 8601; null if it does not. */
  undeliverableSince: string | null;
  /** Number of attempts. */
  attempts: number;
}

export interface DeadLetterRetryReply {
  id: string;
}

/**
 * Emails that are no longer retried. An email that another operator has handled already is not found (404); an email whose
 * link has expired is not retried (409).
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
