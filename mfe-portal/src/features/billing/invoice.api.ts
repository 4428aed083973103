import { invoice } from '@skal/contracts/invoice';
import { hooksOf } from '@skal/shell-kit/api';

const { list } = invoice;

export const { useListInvoiceQuery } = hooksOf({ invoice: { list } });
