import { type FactorSetupReply, ownPasswordSchema } from '@skal/contracts/secondFactor';
import { StepForm, useForm } from '@skal/forms';
import { setUpDialog } from '../content/secondFactor.ts';
import { CurrentPassword } from '../parts/CurrentPassword.tsx';
import { said } from '../parts/said.ts';
import { useBeginSecondFactorMutation } from './secondFactor.api.ts';

const words = setUpDialog.password;

interface Props {
  onCancel: () => void;
  onReady: (setup: FactorSetupReply) => void;
}

/** Who sits there shows that they know the password. */
export function PasswordStep({ onCancel, onReady }: Props) {
  const [begin] = useBeginSecondFactorMutation();
  const form = useForm({
    initialValues: { currentPassword: '' },
    validationSchema: ownPasswordSchema,
    send: async (body) => {
      const setup = await begin({ body }).unwrap();
      if (setup) onReady(setup);
    },
    failure: said,
  });
  return (
    <StepForm
      {...{ form, onCancel }}
      label={setUpDialog.title}
      cancel={setUpDialog.cancel}
      submit={words.submit}
      busy={words.busy}
    >
      <CurrentPassword form={form} label={words.label} />
    </StepForm>
  );
}
