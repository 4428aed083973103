import { Dialog } from '@skal/shared-ui';
import { useState } from 'react';
import { reauthenticateDialog as copy, recoveryCodes } from '../content/secondFactor.ts';
import { ReauthenticateForm, type ReauthPurpose } from './ReauthenticateForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Props {
  open: boolean;
  kind: ReauthPurpose;
  onClose: () => void;
}

/** Asks for password and code, and shows the result. */
export function ReauthenticateDialog({ open, kind, onClose }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { title, description } = codes ? recoveryCodes : copy[kind];
  const close = () => {
    onClose();
    setCodes(null);
  };
  return (
    <Dialog open={open} onOpenChange={(next) => next || close()} title={title} description={description} width={480}>
      {codes ? (
        <RecoveryCodes codes={codes} onClose={close} />
      ) : (
        <ReauthenticateForm purpose={kind} onCancel={close} onTurnedOff={close} onCodes={setCodes} />
      )}
    </Dialog>
  );
}
