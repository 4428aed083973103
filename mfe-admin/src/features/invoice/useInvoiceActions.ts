import type { DeskInvoiceReply } from '@skal/contracts/deskInvoice';
import { invoiceTitle } from '@skal/contracts/invoice';
import { saidBy } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isOfEndedSession } from '@skal/shell-kit/api';
import { invoiceToasts as words } from '../../content/invoice.ts';
import { useCreditDeskInvoiceMutation, usePayDeskInvoiceMutation, useSendSentInvoiceMutation } from './invoice.api.ts';

/** What cannot be undone. */
export type FinalAct = 'pay' | 'credit';

/** What can be done with an invoice; each says what came of it. */
export function useInvoiceActions() {
  const [pay, { isLoading: isPaying }] = usePayDeskInvoiceMutation();
  const [credit, { isLoading: isCrediting }] = useCreditDeskInvoiceMutation();
  const [send] = useSendSentInvoiceMutation();
  const toast = useToast();
  const attempt = async (work: () => Promise<{ title: string; description: string }>) => {
    try {
      toast({ ...(await work()), variant: 'success' });
    } catch (cause) {
      if (isOfEndedSession(cause)) return;
      toast({ title: words.failed, description: saidBy(cause, words.failedReason), variant: 'destructive' });
    }
  };
  return {
    isBusy: isPaying || isCrediting,
    pay: (row: DeskInvoiceReply) =>
      attempt(async () => {
        await pay({ params: { id: row.id } }).unwrap();
        return { title: words.paid, description: invoiceTitle(row) };
      }),
    credit: (row: DeskInvoiceReply) =>
      attempt(async () => {
        const made = await credit({ params: { id: row.id } }).unwrap();
        return { title: words.credited, description: made ? invoiceTitle(made) : '' };
      }),
    send: (row: DeskInvoiceReply) =>
      attempt(async () => {
        const sent = await send({ params: { id: row.id } }).unwrap();
        return { title: words.sent, description: sent ? words.sentTo(sent.email) : '' };
      }),
  };
}
