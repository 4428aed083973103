import { correctEntrySchema, type LedgerEntryReply } from '@skal/contracts/ledger';
import { saidBy, textProps, useFocusOnError, useForm } from '@skal/forms';
import { Button, Dialog, TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { useId, useRef } from 'react';
import { correctForm as words } from '../../content/ledger.ts';
import { formatMoney } from '../../content/money.ts';
import { formatDay } from '../../content/time.ts';
import { useCorrectLedgerMutation } from './ledger.api.ts';

interface Props {
  clientId: string;
  entry: LedgerEntryReply;
  onClose: () => void;
}

/** Takes an entry back, with a reason: the ledger changes by a counter-entry only. */
export function CorrectDialog({ clientId, entry, onClose }: Props) {
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const [correct] = useCorrectLedgerMutation();
  const toast = useToast();
  const form = useForm({
    initialValues: { note: '' },
    validationSchema: correctEntrySchema,
    send: async (values, { attempt }) => {
      const params = { id: clientId, entryId: entry.id };
      await correct({ params, ...attempt(correctEntrySchema.cast(values)) }).unwrap();
      toast({ title: words.done, description: what, variant: 'success' });
      onClose();
    },
    failure: (cause) => ({ title: words.failed, description: saidBy(cause, words.failedReason) }),
  });
  useFocusOnError(root, form);
  const what = `${entry.category}, ${formatMoney(entry.amount, entry.currency)}, ${formatDay(entry.date)}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title}
      description={words.description(what)}
      width={480}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} busy={form.isSubmitting} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={id} ref={root} noValidate onSubmit={form.handleSubmit}>
        <TextField label={words.note} required autoComplete="off" {...textProps(form, 'note')} />
      </form>
    </Dialog>
  );
}
