import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';

/** Earnings of a client's app in one currency, minus the client's payments in that currency. */
export interface PositionReply {
  /** ISO 4217 code. */
  currency: string;
  /** Completed orders minus refunds, plus event tickets, in whole units; null without reports. */
  earned: number | null;
  /** The client's ledger total, minus reversals. */
  paid: number;
  position: number;
}

/** All-time totals by currency: DKK first, then alphabetical. Currencies are never summed. */
export interface BreakEvenReply {
  positions: PositionReply[];
  lastReportOn: string | null;
  /** Source of the earnings and time of the latest report; null without reports. */
  source: string | null;
  readAt: string | null;
}

/** Whether a client's app has paid for itself. */
export const breakEven = withPermission(['Settings', 'Analytics'], {
  read: endpoint.get('/api/break-even', 'client', reply<BreakEvenReply>()),
});
