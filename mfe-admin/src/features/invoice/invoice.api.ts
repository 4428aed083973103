import { adminInvoice } from '@skal/contracts/finance/adminInvoice';
import { createHooks } from '@skal/shell-kit/api';

const { list, issue, pay, unpay, credit, send } = adminInvoice;

export const {
  useListAdminInvoiceQuery,
  useIssueAdminInvoiceMutation,
  usePayAdminInvoiceMutation,
  useUnpayAdminInvoiceMutation,
  useCreditAdminInvoiceMutation,
} = createHooks({ adminInvoice: { list, issue, pay, unpay, credit } });
// Apart: an invoice that is sent again is what it was.
export const { useSendSentInvoiceMutation } = createHooks({ sentInvoice: { send } });
