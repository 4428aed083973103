import { deskInvoice } from '@skal/contracts/deskInvoice';
import { hooksOf } from '@skal/shell-kit/api';

const { list, issue, pay, unpay, credit, send } = deskInvoice;

export const {
  useListDeskInvoiceQuery,
  useIssueDeskInvoiceMutation,
  usePayDeskInvoiceMutation,
  useUnpayDeskInvoiceMutation,
  useCreditDeskInvoiceMutation,
} = hooksOf({ deskInvoice: { list, issue, pay, unpay, credit } });
// Apart: an invoice that is sent again is what it was.
export const { useSendSentInvoiceMutation } = hooksOf({ sentInvoice: { send } });
