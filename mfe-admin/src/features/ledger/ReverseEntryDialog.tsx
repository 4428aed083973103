import { correctEntrySchema, type LedgerEntryReply } from '@skal/contracts/finance/ledger';
import { FormDialog, textFieldProps, useForm } from '@skal/forms';
import { TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { categoryNames } from '../../content/billing/categoryNames.ts';
import { reverseForm as copy } from '../../content/billing/ledger.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { useCorrectLedgerMutation } from './ledger.api.ts';

interface Props {
  clientId: string;
  entry: LedgerEntryReply;
  onClose: () => void;
}

/** Reverses an entry with a reason: the ledger is append-only, so a reversal is an entry of its own. */
export function ReverseEntryDialog({ clientId, entry, onClose }: Props) {
  const [correct] = useCorrectLedgerMutation();
  const toast = useToast();
  const form = useForm({
    initialValues: { note: '' },
    validationSchema: correctEntrySchema,
    onSubmit: async (values, { withIdempotencyKey }) => {
      const params = { id: clientId, entryId: entry.id };
      await correct({ params, ...withIdempotencyKey(correctEntrySchema.cast(values)) }).unwrap();
      toast({ title: copy.done, description: what, variant: 'success' });
      onClose();
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
  });
  const what = `${categoryNames[entry.category]}, ${formatMoney(entry.amount, entry.currency)}, ${formatDay(entry.date)}`;
  const { title, description } = copy;
  return (
    <FormDialog open {...{ onClose, form, labels: copy, title }} description={description(what)} width={480}>
      <TextField label={copy.note} required autoComplete="off" {...textFieldProps(form, 'note')} />
    </FormDialog>
  );
}
