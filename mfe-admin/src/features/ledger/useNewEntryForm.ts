import { parseAmount } from '@skal/contracts/fields/amount';
import { recordEntryForm, recordEntrySchema } from '@skal/contracts/finance/ledger';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { newEntryForm as copy } from '../../content/billing/ledger.ts';
import { formatIsoDate } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { useRecordLedgerMutation } from './ledger.api.ts';

export interface NewEntryValues {
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
export function useNewEntryForm(clientId: string) {
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
        description: `${body.category}, ${formatMoney(body.amount, body.currency)}`,
        variant: 'success',
      });
      resetForm({ values: { ...values, amount: '', note: '' } });
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
  });
}
