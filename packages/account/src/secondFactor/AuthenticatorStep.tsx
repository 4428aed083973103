import { codeSchema, type SecondFactorSetupReply } from '@skal/contracts/account/secondFactor';
import { StepForm, textFieldProps, useForm } from '@skal/forms';
import { QrCode, Text, TextField } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { errorToast } from '../components/errorToast.ts';
import { secondFactorSetupDialog } from '../content/secondFactor.ts';
import { useConfirmSecondFactorMutation } from './secondFactor.api.ts';

const copy = secondFactorSetupDialog.scan;

/** Splits a key into groups for reading. */
const grouped = (key: string): string => key.replace(/.{4}(?=.)/g, '$& ');

interface Props {
  setup: SecondFactorSetupReply;
  onCancel: () => void;
  /** Called with the recovery codes. */
  onReady: (codes: readonly string[]) => void;
}

/** Shows the secret as QR code and text, and verifies the first code of the authenticator app. */
export function AuthenticatorStep({ setup, onCancel, onReady }: Props) {
  const [confirm] = useConfirmSecondFactorMutation();
  const form = useForm({
    initialValues: { code: '' },
    validationSchema: codeSchema,
    onSubmit: async (body) => {
      const confirmed = await confirm({ body }).unwrap();
      onReady(confirmed?.codes ?? []);
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
      <Picture>
        <QrCode value={setup.uri} label={copy.picture} />
      </Picture>
      <div>
        <Text size="meta" tone="muted">
          {copy.byHand}
        </Text>
        <Key>{grouped(setup.setupKey)}</Key>
      </div>
      <TextField
        label={copy.label}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        {...textFieldProps(form, 'code')}
      />
    </StepForm>
  );
}

const Picture = styled.div`
  inline-size: min(200px, 100%);
  justify-self: center;
`;

const Key = styled.code`
  font-size: 1rem;
  overflow-wrap: anywhere;
  user-select: all;
`;
