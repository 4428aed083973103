import type { SecondFactorSetupReply } from '@skal/contracts/account/secondFactor';
import { Dialog } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { useState } from 'react';
import { secondFactorSetupDialog as copy, recoveryCodes } from '../content/secondFactor.ts';
import { AuthenticatorStep } from './AuthenticatorStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Current step: password, first code of the app, or recovery codes. */
type Step =
  | { at: 'password' }
  | { at: 'scan'; setup: SecondFactorSetupReply }
  | { at: 'codes'; codes: readonly string[] };

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Sets up the second factor: password, code, recovery codes. */
export function SecondFactorSetupDialog({ open, onClose }: Props) {
  const [step, setStep] = useState<Step>({ at: 'password' });
  const toast = useToast();
  const close = () => {
    onClose();
    setStep({ at: 'password' });
  };
  const showCodes = (codes: readonly string[]) => {
    toast({ title: copy.on, description: copy.onText, variant: 'success' });
    setStep({ at: 'codes', codes });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={step.at === 'codes' ? recoveryCodes.title : copy.title}
      description={step.at === 'codes' ? recoveryCodes.description : copy[step.at].description}
      width={480}
    >
      {step.at === 'password' ? (
        <PasswordStep onCancel={close} onReady={(setup) => setStep({ at: 'scan', setup })} />
      ) : step.at === 'scan' ? (
        <AuthenticatorStep setup={step.setup} onCancel={close} onReady={showCodes} />
      ) : (
        <RecoveryCodes codes={step.codes} onClose={close} />
      )}
    </Dialog>
  );
}
