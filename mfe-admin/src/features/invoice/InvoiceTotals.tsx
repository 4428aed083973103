import { type Currency, currencies } from '@skal/contracts/fields/amount';
import { parseInvoiceLine } from '@skal/contracts/finance/adminInvoice';
import { totalsOf, VAT_PERCENT } from '@skal/contracts/finance/invoice';
import { DescriptionList } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { invoiceForm as copy } from '../../content/billing/invoice.ts';
import { formatMoney } from '../../format/money.ts';
import type { InvoiceValues } from './useInvoiceForm.ts';

const { sums } = copy;

const isCurrency = (value: string): value is Currency => currencies.some((candidate) => candidate === value);

/** Totals of the lines, once all of them are valid. */
export function InvoiceTotals({ values: { lines, currency } }: { values: InvoiceValues }) {
  const read = lines.map(parseInvoiceLine).filter((line) => line !== null);
  const totals = read.length === lines.length && isCurrency(currency) ? totalsOf(read) : null;
  const shown = (amount: number | undefined) =>
    amount === undefined || !isCurrency(currency) ? copy.notYet : formatMoney(amount, currency);
  return (
    <Sums
      items={[
        { term: sums.net, description: shown(totals?.net) },
        { term: sums.vat(VAT_PERCENT), description: shown(totals?.vat) },
        { term: sums.total, description: shown(totals?.total) },
      ]}
    />
  );
}

const Sums = styled(DescriptionList)`
  & > div {
    grid-template-columns: 1fr auto;
  }

  & dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
