import { array, type InferType, object } from 'yup';
import { endpoint, reply } from '../http/endpoint.ts';
import type { EventErrorCode } from './parseEvent.ts';

/** So many events one batch has at most. */
export const EVENTS_MAX = 500;

const NO_EVENTS = `Send {"events": […]} with 1 to ${EVENTS_MAX} events.`;

/** Events are judged one by one (`parseEvent`): a bad one takes no good one with it. */
export const batchSchema = object({
  events: array<object>().strict().typeError(NO_EVENTS).min(1, NO_EVENTS).required(NO_EVENTS),
});

export type BatchBody = InferType<typeof batchSchema>;

export interface RejectedEventReply {
  /** Its place in the batch, from 0. */
  index: number;
  /** As it was sent; null where it had none that can be read. */
  id: string | null;
  reason: EventErrorCode;
  error: string;
}

/** What became of a batch: each event is one of the three. */
export interface IngestReply {
  /** Stored and counted; when this is answered, for good. */
  accepted: number;
  /** Sent before, and counted then. */
  known: number;
  refused: RejectedEventReply[];
}

/** The door of clients' apps. */
export const ingest = {
  send: endpoint.post('/api/ingest', 'app', batchSchema, reply<IngestReply>()),
};
