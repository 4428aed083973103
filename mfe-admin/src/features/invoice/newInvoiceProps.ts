import type { ClientDetailReply } from '@skal/contracts/client';
import type { AdminInvoiceReply } from '@skal/contracts/deskInvoice';

/** What a new invoice begins with. */
export interface NewInvoiceProps {
  client: ClientDetailReply;
  /** The newest that there is: the next one goes to where it went. */
  last: AdminInvoiceReply | undefined;
}
