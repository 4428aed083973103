import { planPrices } from '@skal/contracts/client/client';
import { type Currency, currencies } from '@skal/contracts/fields/amount';
import { parseInvoiceLine } from '@skal/contracts/finance/adminInvoice';
import { calculateTotals, VAT_PERCENT } from '@skal/contracts/finance/invoice';
import { DraftNotice, FieldGrid, FormDialog, selectFieldProps, textFieldProps } from '@skal/forms';
import { Button, DescriptionList, SelectField, TextAreaField, TextField } from '@skal/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { invoiceForm as copy } from '../../content/billing/invoice.ts';
import { planLabels } from '../../content/clients/client.ts';
import { formatMoney } from '../../format/money.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import type { NewInvoiceProps } from './newInvoiceProps.ts';
import { type InvoiceValues, useInvoiceForm } from './useInvoiceForm.ts';

const { sums } = copy;

const isCurrency = (value: string): value is Currency => currencies.some((candidate) => candidate === value);

/** Totals of the lines, once all of them are valid. */
function InvoiceTotals({ values: { lines, currency } }: { values: InvoiceValues }) {
  const read = lines.map(parseInvoiceLine).filter((line) => line !== null);
  const totals = read.length === lines.length && isCurrency(currency) ? calculateTotals(read) : null;
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

const { labels } = copy;
const units = currencies.map((value) => ({ value, label: value }));

/** Creates an invoice: recipient, lines and totals. */
export default function NewInvoiceDialog({ onClose, ...props }: NewInvoiceProps & { onClose: () => void }) {
  const root = useRef<HTMLFormElement>(null);
  const { form, addLine, removeLine, addPlan } = useInvoiceForm(props, root, onClose);
  const { email, subscriptionPlan } = props.client;
  const planPrice = formatMoney(planPrices[subscriptionPlan] * 100);
  const { title } = copy;
  return (
    <FormDialog
      open
      {...{ onClose, form, labels: copy, root, title }}
      description={copy.description(email)}
      width={720}
      phone="full"
    >
      <FieldGrid>
        <DraftNotice draft={form.draft} />
        <TextField label={labels.billedTo} required autoComplete="off" {...textFieldProps(form, 'billedTo')} />
        <TextField label={labels.dueDate} type="date" required {...textFieldProps(form, 'dueDate')} />
        <TextAreaField label={labels.address} rows={3} autoComplete="off" {...textFieldProps(form, 'address')} />
        <SelectField label={labels.currency} required options={units} {...selectFieldProps(form, 'currency')} />
        <FullWidth>
          <InvoiceLines form={form} onRemove={removeLine} />
          <Row>
            <Button variant="secondary" size="sm" onClick={addLine}>
              {copy.add}
            </Button>
            {form.values.currency === 'EUR' ? (
              <Button variant="secondary" size="sm" onClick={addPlan}>
                {copy.addPlan(planLabels[subscriptionPlan], planPrice)}
              </Button>
            ) : null}
          </Row>
          <InvoiceTotals values={form.values} />
        </FullWidth>
        <FullWidth>
          <TextAreaField label={labels.note} hint={copy.noteHint} rows={2} {...textFieldProps(form, 'note')} />
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}

const FullWidth = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  grid-column: 1 / -1;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
