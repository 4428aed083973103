import { askEmailChangeSchema } from '@skal/contracts/emailChange';
import { StepForm, textProps, useForm } from '@skal/forms';
import { Dialog, TextField } from '@skal/shared-ui';
import { emailChange as words } from '../content/emailChange.ts';
import { CurrentPassword } from '../parts/CurrentPassword.tsx';
import { said } from '../parts/said.ts';
import { useAskEmailChangeMutation } from './emailChange.api.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Is told where the link was sent. */
  onSent: (email: string) => void;
}

/** Asks for the new address and the password: a link is sent there, and nothing changes before it is opened. */
export const EmailDialog = ({ open, ...rest }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(next) => next || rest.onClose()}
    title={words.change}
    description={words.hint}
    width={480}
  >
    <EmailForm {...rest} />
  </Dialog>
);

function EmailForm({ onClose, onSent }: Omit<Props, 'open'>) {
  const [ask] = useAskEmailChangeMutation();
  const form = useForm({
    initialValues: { newEmail: '', currentPassword: '' },
    validationSchema: askEmailChangeSchema,
    send: async (body) => {
      onSent((await ask({ body }).unwrap())?.email ?? body.newEmail);
      onClose();
    },
    failure: said,
  });
  const { change, cancel, submit, busy } = words;
  return (
    <StepForm {...{ form, cancel, submit, busy }} label={change} onCancel={onClose}>
      <TextField
        label={words.newEmail}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoComplete="email"
        {...textProps(form, 'newEmail')}
      />
      <CurrentPassword form={form} label={words.password} />
    </StepForm>
  );
}
