import { invoice } from '@skal/contracts/finance/invoice';
import { createHooks } from '@skal/shell-kit/api';

const { list } = invoice;

export const { useListInvoiceQuery } = createHooks({ invoice: { list } });
