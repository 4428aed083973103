import type { DeskInvoiceReply } from '@skal/contracts/deskInvoice';
import { invoiceTitle } from '@skal/contracts/invoice';
import { useAction } from '@skal/shell-kit/api';
import { invoiceToasts as words } from '../../content/invoice.ts';
import { useCreditDeskInvoiceMutation, usePayDeskInvoiceMutation, useSendSentInvoiceMutation } from './invoice.api.ts';

/** What cannot be undone. */
export type FinalAct = 'pay' | 'credit';

/** What can be done with an invoice; each says what came of it. */
export function useInvoiceActions() {
  const [pay, { isLoading: isPaying }] = usePayDeskInvoiceMutation();
  const [credit, { isLoading: isCrediting }] = useCreditDeskInvoiceMutation();
  const [send] = useSendSentInvoiceMutation();
  const act = useAction();
  const failed = { title: words.failed, description: words.failedReason };
  return {
    isBusy: isPaying || isCrediting,
    pay: (row: DeskInvoiceReply) =>
      act(() => pay({ params: { id: row.id } }).unwrap(), {
        failed,
        done: { title: words.paid, description: invoiceTitle(row) },
      }),
    credit: (row: DeskInvoiceReply) =>
      act(() => credit({ params: { id: row.id } }).unwrap(), {
        failed,
        done: (made) => ({ title: words.credited, description: made ? invoiceTitle(made) : '' }),
      }),
    send: (row: DeskInvoiceReply) =>
      act(() => send({ params: { id: row.id } }).unwrap(), {
        failed,
        done: (sent) => ({ title: words.sent, description: sent ? words.sentTo(sent.email) : '' }),
      }),
  };
}
