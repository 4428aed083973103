import { array, type InferType, object } from 'yup';
import { endpoint, reply } from '../http/endpoint.ts';
import { withScope } from '../http/permission.ts';
import type { EventErrorCode } from './parseEvent.ts';

/** Maximum number of events per batch. */
export const EVENTS_MAX = 500;

const NO_EVENTS = `Send {"events": […]} with 1 to ${EVENTS_MAX} events.`;

/** Events are validated one by one (`parseEvent`): an invalid event does not affect valid ones. */
export const batchSchema = object({
  events: array<object>().strict().typeError(NO_EVENTS).min(1, NO_EVENTS).required(NO_EVENTS),
});

export type BatchBody = InferType<typeof batchSchema>;

export interface RejectedEventReply {
  /** Position in the batch, from 0. */
  index: number;
  /** As sent; null when missing or unreadable. */
  id: string | null;
  reason: EventErrorCode;
  error: string;
}

/** Result of a batch: each event is accepted, a duplicate, or rejected. */
export interface IngestReply {
  /** Stored, counted and committed. */
  accepted: number;
  /** Duplicates of events received earlier. */
  known: number;
  refused: RejectedEventReply[];
}

/** Event ingestion for clients' apps. */
export const ingest = withScope('events', {
  send: endpoint.post('/api/ingest', 'app', batchSchema, reply<IngestReply>()),
});
