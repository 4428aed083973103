import type { ClientDetailReply } from '@skal/contracts/client/client';
import type { AdminInvoiceReply } from '@skal/contracts/finance/adminInvoice';

/** Initial data of a new invoice. */
export interface NewInvoiceProps {
  client: ClientDetailReply;
  /** The newest invoice: the next one is sent to the same recipient. */
  last: AdminInvoiceReply | undefined;
}
