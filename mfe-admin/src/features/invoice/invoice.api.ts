import { deskInvoice } from '@skal/contracts/deskInvoice';
import { hooksOf } from '@skal/shell-kit/api';

const { list, issue, pay, credit, send } = deskInvoice;

export const {
  useListDeskInvoiceQuery,
  useIssueDeskInvoiceMutation,
  usePayDeskInvoiceMutation,
  useCreditDeskInvoiceMutation,
} = hooksOf({ deskInvoice: { list, issue, pay, credit } });
// Apart: an invoice that is sent again is what it was.
export const { useSendSentInvoiceMutation } = hooksOf({ sentInvoice: { send } });
