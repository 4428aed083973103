import { currentPasswordSchema, type SecondFactorSetupReply } from '@skal/contracts/account/secondFactor';
import { StepForm, useForm } from '@skal/forms';
import { CurrentPassword } from '../components/CurrentPassword.tsx';
import { errorToast } from '../components/errorToast.ts';
import { secondFactorSetupDialog } from '../content/secondFactor.ts';
import { useBeginSecondFactorMutation } from './secondFactor.api.ts';

const copy = secondFactorSetupDialog.password;

interface Props {
  onCancel: () => void;
  onReady: (setup: SecondFactorSetupReply) => void;
}

/** Asks for the password before setup. */
export function PasswordStep({ onCancel, onReady }: Props) {
  const [begin] = useBeginSecondFactorMutation();
  const form = useForm({
    initialValues: { currentPassword: '' },
    validationSchema: currentPasswordSchema,
    onSubmit: async (body) => {
      const setup = await begin({ body }).unwrap();
      if (setup) onReady(setup);
    },
    toErrorToast: errorToast,
  });
  return (
    <StepForm
      {...{ form, onCancel }}
      label={secondFactorSetupDialog.title}
      cancel={secondFactorSetupDialog.cancel}
      submit={copy.submit}
      busy={copy.busy}
    >
      <CurrentPassword form={form} label={copy.label} />
    </StepForm>
  );
}
