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
// Separate: sending an invoice again does not change it, so nothing is invalidated.
export const { useSendSentInvoiceMutation } = createHooks({ sentInvoice: { send } });
