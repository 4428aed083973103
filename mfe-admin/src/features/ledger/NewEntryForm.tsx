import { currencies } from '@skal/contracts/fields/amount';
import { revenueCategories } from '@skal/contracts/finance/revenue';
import { selectFieldProps, textFieldProps, useFocusFirstError } from '@skal/forms';
import { Button, Heading, SelectField, TextField } from '@skal/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { newEntryForm as copy } from '../../content/billing/ledger.ts';
import { useNewEntryForm } from './useNewEntryForm.ts';

const { labels } = copy;
const categories = revenueCategories.map((value) => ({ value, label: value }));
const units = currencies.map((value) => ({ value, label: value }));

/** Form of a new ledger entry. */
export function NewEntryForm({ clientId }: { clientId: string }) {
  const root = useRef<HTMLFormElement>(null);
  const form = useNewEntryForm(clientId);
  useFocusFirstError(root, form);
  return (
    <Fields ref={root} noValidate onSubmit={form.handleSubmit}>
      <Whole>
        <Heading level={3} size="h4">
          {copy.title}
        </Heading>
      </Whole>
      <SelectField
        label={labels.category}
        placeholder={copy.choose}
        required
        options={categories}
        {...selectFieldProps(form, 'category')}
      />
      <TextField label={labels.date} type="date" required {...textFieldProps(form, 'date')} />
      <TextField
        label={labels.amount}
        hint={copy.amountHint}
        required
        inputMode="text"
        autoComplete="off"
        {...textFieldProps(form, 'amount')}
      />
      <SelectField label={labels.currency} required options={units} {...selectFieldProps(form, 'currency')} />
      <Whole>
        <TextField label={labels.note} autoComplete="off" {...textFieldProps(form, 'note')} />
      </Whole>
      <Whole>
        <Button type="submit" busy={form.isSubmitting} busyLabel={copy.busy}>
          {copy.submit}
        </Button>
      </Whole>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 20px;

  @media (max-width: 37.49875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;
