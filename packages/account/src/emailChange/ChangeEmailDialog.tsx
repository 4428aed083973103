import { requestEmailChangeSchema } from '@skal/contracts/account/emailChange';
import { StepForm, textFieldProps, useForm } from '@skal/forms';
import { Dialog, TextField } from '@skal/shared-ui';
import { CurrentPassword } from '../components/CurrentPassword.tsx';
import { errorToast } from '../components/errorToast.ts';
import { emailChange as copy } from '../content/emailChange.ts';
import { useRequestEmailChangeMutation } from './emailChange.api.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Called with the address that the link was sent to. */
  onSent: (email: string) => void;
}

/** Asks for the new address and the password. The address changes when the user opens the link sent to it. */
export const ChangeEmailDialog = ({ open, ...rest }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(next) => next || rest.onClose()}
    title={copy.change}
    description={copy.hint}
    width={480}
  >
    <EmailForm {...rest} />
  </Dialog>
);

function EmailForm({ onClose, onSent }: Omit<Props, 'open'>) {
  const [requestChange] = useRequestEmailChangeMutation();
  const form = useForm({
    initialValues: { newEmail: '', currentPassword: '' },
    validationSchema: requestEmailChangeSchema,
    onSubmit: async (body) => {
      onSent((await requestChange({ body }).unwrap())?.email ?? body.newEmail);
      onClose();
    },
    toErrorToast: errorToast,
  });
  const { change, cancel, submit, busy } = copy;
  return (
    <StepForm {...{ form, cancel, submit, busy }} label={change} onCancel={onClose}>
      <TextField
        label={copy.newEmail}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoComplete="email"
        {...textFieldProps(form, 'newEmail')}
      />
      <CurrentPassword form={form} label={copy.password} />
    </StepForm>
  );
}
