import { startRegistration } from '@simplewebauthn/browser';
import {
  type AddPasskeyBody,
  addPasskeySchema,
  type PasskeyCreationOptionsReply,
} from '@skal/contracts/account/passkey';
import { currentPasswordSchema } from '@skal/contracts/account/secondFactor';
import { StepForm, textFieldProps, useForm } from '@skal/forms';
import { Dialog, TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { isApiError } from '@skal/shell-kit/api';
import { CurrentPassword } from '../components/CurrentPassword.tsx';
import { errorToast } from '../components/errorToast.ts';
import { addPasskeyDialog as copy } from '../content/passkeys.ts';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './passkey.api.ts';

/**
 * Creates a passkey in the browser.
 * @throws if the device was not unlocked, or already has a passkey for this account
 */
async function createPasskey(options: PasskeyCreationOptionsReply): Promise<AddPasskeyBody['credential']> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
}

const schema = currentPasswordSchema.concat(addPasskeySchema.pick(['name']));

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Adds a passkey: asks for a name and the password, then for the device's confirmation. */
export const AddPasskeyDialog = ({ open, onClose }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(next) => next || onClose()}
    title={copy.title}
    description={copy.description}
    width={480}
  >
    <AddPasskeyForm onClose={onClose} />
  </Dialog>
);

function AddPasskeyForm({ onClose }: Pick<Props, 'onClose'>) {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const toast = useToast();
  const form = useForm({
    initialValues: { name: '', currentPassword: '' },
    validationSchema: schema,
    onSubmit: async ({ name, currentPassword }) => {
      const registration = await begin({ body: { currentPassword } }).unwrap();
      if (!registration) throw new Error(copy.refused);
      await add({ body: { name, credential: await createPasskey(registration) } }).unwrap();
      toast({ title: copy.done, description: copy.doneText, variant: 'success' });
      onClose();
    },
    toErrorToast: (cause) =>
      isApiError(cause) ? errorToast(cause) : { ...errorToast(cause), description: copy.refused },
  });
  return (
    <StepForm
      {...{ form }}
      label={copy.title}
      cancel={copy.cancel}
      submit={copy.submit}
      busy={copy.busy}
      onCancel={onClose}
    >
      <TextField label={copy.name} hint={copy.nameHint} required autoComplete="off" {...textFieldProps(form, 'name')} />
      <CurrentPassword form={form} label={copy.password} />
    </StepForm>
  );
}
