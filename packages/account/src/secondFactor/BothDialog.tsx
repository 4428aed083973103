import { Dialog } from '@skal/shared-ui';
import { useState } from 'react';
import { recoveryCodes, bothDialog as words } from '../content/secondFactor.ts';
import { BothForm, type BothKind } from './BothForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Props {
  open: boolean;
  kind: BothKind;
  onClose: () => void;
}

/** Asks for password and code, and shows what came of it. */
export function BothDialog({ open, kind, onClose }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { title, description } = codes ? recoveryCodes : words[kind];
  const close = () => {
    onClose();
    setCodes(null);
  };
  return (
    <Dialog open={open} onOpenChange={(next) => next || close()} title={title} description={description} width={480}>
      {codes ? (
        <RecoveryCodes codes={codes} onClose={close} />
      ) : (
        <BothForm kind={kind} onCancel={close} onEnded={close} onCodes={setCodes} />
      )}
    </Dialog>
  );
}
