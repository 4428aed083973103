import { currencies, parseAmount } from '@skal/contracts/fields/amount';
import { recordEntryForm, recordEntrySchema } from '@skal/contracts/finance/ledger';
import { revenueCategories } from '@skal/contracts/finance/revenue';
import { selectFieldProps, textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, Heading, SelectField, TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { categoryNames } from '../../content/billing/categoryNames.ts';
import { newEntryForm as copy } from '../../content/billing/ledger.ts';
import { formatIsoDate } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { useRecordLedgerMutation } from './ledger.api.ts';

interface NewEntryValues {
  category: string;
  amount: string;
  currency: string;
  date: string;
  note: string;
}

/** Parses a validated amount into hundredths. */
function toHundredths(typed: string): number {
  const amount = parseAmount(typed);
  return amount.ok ? amount.hundredths : Number.NaN;
}

/** Records an entry. Success clears amount and note only: the next entry often has the same category and day. */
function useNewEntryForm(clientId: string) {
  const [record] = useRecordLedgerMutation();
  const toast = useToast();
  return useForm<NewEntryValues>({
    initialValues: { category: '', amount: '', currency: 'EUR', date: formatIsoDate(new Date()), note: '' },
    validationSchema: recordEntryForm,
    onSubmit: async (values, { withIdempotencyKey, resetForm }) => {
      const body = recordEntrySchema.cast({ ...values, amount: toHundredths(values.amount) });
      await record({ params: { id: clientId }, ...withIdempotencyKey(body) }).unwrap();
      toast({
        title: copy.done,
        description: `${categoryNames[body.category]}, ${formatMoney(body.amount, body.currency)}`,
        variant: 'success',
      });
      resetForm({ values: { ...values, amount: '', note: '' } });
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
  });
}

const { labels } = copy;
const categories = revenueCategories.map((value) => ({ value, label: categoryNames[value] }));
const units = currencies.map((value) => ({ value, label: value }));

/** Form of a new ledger entry. */
export function NewEntryForm({ clientId }: { clientId: string }) {
  const root = useRef<HTMLFormElement>(null);
  const form = useNewEntryForm(clientId);
  useFocusFirstError(root, form);
  return (
    <Fields ref={root} noValidate onSubmit={form.handleSubmit}>
      <FullWidth>
        <Heading level={3} size="h4">
          {copy.title}
        </Heading>
      </FullWidth>
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
      <FullWidth>
        <TextField label={labels.note} autoComplete="off" {...textFieldProps(form, 'note')} />
      </FullWidth>
      <FullWidth>
        <Button type="submit" busy={form.isSubmitting} busyLabel={copy.busy}>
          {copy.submit}
        </Button>
      </FullWidth>
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

const FullWidth = styled.div`
  grid-column: 1 / -1;
`;
