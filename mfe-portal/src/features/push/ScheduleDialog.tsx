import { FormDialog, textFieldProps, useForm } from '@skal/forms';
import { AlertDialog, TextField } from '@skal/shared-ui';
import { serverMessageOr } from '@skal/shell-kit/api';
import { pushCampaigns } from '../../content/sections/pushCampaigns.ts';
import { type BuildRequest, useSendPush } from './useSendPush.ts';

const { confirm, schedule: copy } = pushCampaigns;

interface Props {
  open: boolean;
  build: BuildRequest | null;
  onClose: () => void;
  onSent: () => void;
}

/** Asks for day and time, and for a confirmation if quiet hours or the weekly maximum are in the way. */
export function ScheduleDialog({ open, build, onClose, onSent }: Props) {
  const sending = useSendPush(build, copy.done, onSent);
  const form = useForm({
    initialValues: { sendAt: '' },
    validate: ({ sendAt }) => (sendAt === '' ? { sendAt: copy.missing } : {}),
    onSubmit: async ({ sendAt }, { resetForm }) => {
      if (await sending.send(sendAt, sending.question !== null)) resetForm();
    },
    toErrorToast: (cause) => ({
      title: copy.failed,
      description: serverMessageOr(cause, confirm.failedReason),
    }),
  });
  const { title, submit, busy, cancel } = copy;
  return (
    <>
      <FormDialog {...{ open, onClose, form, title }} labels={{ cancel, submit, busy }}>
        <TextField
          label={copy.sendAt}
          hint={copy.hint}
          type="datetime-local"
          required
          {...textFieldProps(form, 'sendAt')}
        />
      </FormDialog>
      <AlertDialog
        open={open && sending.question !== null}
        onOpenChange={(next) => next || form.isSubmitting || sending.reset()}
        title={copy.question}
        description={sending.question ?? ''}
        confirmLabel={copy.anyway}
        cancelLabel={confirm.cancel}
        busy={form.isSubmitting}
        busyLabel={busy}
        onConfirm={() => void form.submitForm()}
      />
    </>
  );
}
