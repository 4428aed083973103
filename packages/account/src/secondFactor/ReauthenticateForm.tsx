import { bothFactorsSchema } from '@skal/contracts/account/secondFactor';
import { StepForm, textFieldProps, useForm } from '@skal/forms';
import { TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { CurrentPassword } from '../components/CurrentPassword.tsx';
import { errorToast } from '../components/errorToast.ts';
import { reauthenticateDialog as copy } from '../content/secondFactor.ts';
import { useEndSecondFactorMutation, useRenewCodesSecondFactorMutation } from './secondFactor.api.ts';

/** Actions that need password and code: turning the second factor off, or renewing recovery codes. */
export type ReauthPurpose = 'off' | 'renew';

interface Props {
  purpose: ReauthPurpose;
  onCancel: () => void;
  onTurnedOff: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** A form for password and code. */
export function ReauthenticateForm({ purpose, onCancel, onTurnedOff, onCodes }: Props) {
  const [end] = useEndSecondFactorMutation();
  const [renew] = useRenewCodesSecondFactorMutation();
  const toast = useToast();
  const form = useForm({
    initialValues: { currentPassword: '', code: '' },
    validationSchema: bothFactorsSchema,
    onSubmit: async (body) => {
      if (purpose === 'renew') {
        onCodes((await renew({ body }).unwrap())?.codes ?? []);
        return;
      }
      await end({ body }).unwrap();
      toast({ title: copy.off.done, description: copy.off.doneText, variant: 'success' });
      onTurnedOff();
    },
    toErrorToast: errorToast,
  });
  const { title, submit, busy } = copy[purpose];
  return (
    <StepForm
      {...{ form, submit, busy, onCancel }}
      label={title}
      cancel={copy.cancel}
      variant={purpose === 'off' ? 'danger' : 'primary'}
    >
      <CurrentPassword form={form} label={copy.password} />
      <TextField
        label={copy.code}
        hint={copy.codeHint}
        required
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="one-time-code"
        {...textFieldProps(form, 'code')}
      />
    </StepForm>
  );
}
