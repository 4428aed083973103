import { endpoint, reply } from '../http/endpoint.ts';

/** What a client's app has earned in one currency, less what the client has paid for it in the same. */
export interface PositionReply {
  /** As ISO 4217 has it. */
  currency: string;
  /** Completed orders less what was refunded, and tickets of events, in whole units; null while nothing was reported. */
  earned: number | null;
  /** What the ledger has of the client, less what was given back. */
  paid: number;
  position: number;
}

/** Since the beginning, by currency: DKK first, then by the alphabet. Currencies are never added up. */
export interface BreakEvenReply {
  positions: PositionReply[];
  lastReportOn: string | null;
  /** What reported what was earned, and when the last of it came; null while nothing did. */
  source: string | null;
  readAt: string | null;
}

/** Whether a client's app has earned what it cost. */
export const breakEven = {
  read: endpoint.get('/api/break-even', 'client', reply<BreakEvenReply>()),
};
