import type { AdminInvoiceReply } from '@skal/contracts/finance/adminInvoice';
import { formatInvoiceTitle } from '@skal/contracts/finance/invoice';
import { useAsyncAction } from '@skal/shell-kit/api';
import { invoiceToasts as copy } from '../../content/billing/invoice.ts';
import {
  useCreditAdminInvoiceMutation,
  usePayAdminInvoiceMutation,
  useSendSentInvoiceMutation,
  useUnpayAdminInvoiceMutation,
} from './invoice.api.ts';

/** Actions that need a confirmation, because they change what the client has to pay. */
export type ConfirmedInvoiceAction = 'pay' | 'unpay' | 'credit';

/** Actions of an invoice; each shows its result. */
export function useInvoiceActions() {
  const [pay, { isLoading: isPaying }] = usePayAdminInvoiceMutation();
  const [unpay, { isLoading: isUnpaying }] = useUnpayAdminInvoiceMutation();
  const [credit, { isLoading: isCrediting }] = useCreditAdminInvoiceMutation();
  const [send] = useSendSentInvoiceMutation();
  const act = useAsyncAction();
  const failed = { title: copy.failed, description: copy.failedReason };
  return {
    isBusy: isPaying || isUnpaying || isCrediting,
    pay: (row: AdminInvoiceReply) =>
      act(() => pay({ params: { id: row.id } }).unwrap(), {
        failed,
        done: { title: copy.paid, description: formatInvoiceTitle(row) },
      }),
    unpay: (row: AdminInvoiceReply) =>
      act(() => unpay({ params: { id: row.id } }).unwrap(), {
        failed,
        done: { title: copy.unpaid, description: formatInvoiceTitle(row) },
      }),
    credit: (row: AdminInvoiceReply) =>
      act(() => credit({ params: { id: row.id } }).unwrap(), {
        failed,
        done: (made) => ({ title: copy.credited, description: made ? formatInvoiceTitle(made) : '' }),
      }),
    send: (row: AdminInvoiceReply) =>
      act(() => send({ params: { id: row.id } }).unwrap(), {
        failed,
        done: (sent) => ({ title: copy.sent, description: sent ? copy.sentTo(sent.email) : '' }),
      }),
  };
}
