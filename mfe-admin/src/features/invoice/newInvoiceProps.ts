import type { ClientDetailReply } from '@skal/contracts/client/client';
import type { AdminInvoiceReply } from '@skal/contracts/finance/adminInvoice';

/** What a new invoice begins with. */
export interface NewInvoiceProps {
  client: ClientDetailReply;
  /** The newest that there is: the next one goes to where it went. */
  last: AdminInvoiceReply | undefined;
}
