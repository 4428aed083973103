import { currencies } from '@skal/contracts/amount';
import { planPrices } from '@skal/contracts/client';
import { choiceProps, DraftNotice, FieldPairs, FormDialog, textProps } from '@skal/forms';
import { Button, SelectField, TextAreaField, TextField } from '@skal/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { planNames } from '../../content/client.ts';
import { invoiceForm as words } from '../../content/invoice.ts';
import { formatMoney } from '../../content/money.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceSums } from './InvoiceSums.tsx';
import type { NewInvoiceProps } from './newInvoiceProps.ts';
import { useInvoiceForm } from './useInvoiceForm.ts';

const { labels } = words;
const units = currencies.map((value) => ({ value, label: value }));

/** A new invoice: whom it is for, its lines and what they come to. */
export default function InvoiceDialog({ onClose, ...props }: NewInvoiceProps & { onClose: () => void }) {
  const root = useRef<HTMLFormElement>(null);
  const { form, addLine, removeLine, addPlan } = useInvoiceForm(props, root, onClose);
  const { email, subscriptionPlan } = props.client;
  const planPrice = formatMoney(planPrices[subscriptionPlan] * 100);
  const { title } = words;
  return (
    <FormDialog
      open
      {...{ onClose, form, words, root, title }}
      description={words.description(email)}
      width={720}
      phone="full"
    >
      <FieldPairs>
        <DraftNotice draft={form.draft} />
        <TextField label={labels.billedTo} required autoComplete="off" {...textProps(form, 'billedTo')} />
        <TextField label={labels.dueDate} type="date" required {...textProps(form, 'dueDate')} />
        <TextAreaField label={labels.address} rows={3} autoComplete="off" {...textProps(form, 'address')} />
        <SelectField label={labels.currency} required options={units} {...choiceProps(form, 'currency')} />
        <Whole>
          <InvoiceLines form={form} onRemove={removeLine} />
          <Row>
            <Button variant="secondary" size="sm" onClick={addLine}>
              {words.add}
            </Button>
            {form.values.currency === 'EUR' ? (
              <Button variant="secondary" size="sm" onClick={addPlan}>
                {words.addPlan(planNames[subscriptionPlan], planPrice)}
              </Button>
            ) : null}
          </Row>
          <InvoiceSums values={form.values} />
        </Whole>
        <Whole>
          <TextAreaField label={labels.note} hint={words.noteHint} rows={2} {...textProps(form, 'note')} />
        </Whole>
      </FieldPairs>
    </FormDialog>
  );
}

const Whole = styled.div`
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
