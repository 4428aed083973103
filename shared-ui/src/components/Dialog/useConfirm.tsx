import { type ReactElement, type ReactNode, useState } from 'react';
import { AlertDialog } from './AlertDialog.tsx';

/** Texts of a confirmation: the question, its consequence, and the labels of the buttons. */
export interface ConfirmTexts {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  readonly busy?: string;
}

/**
 * Asks before an action, in a dialog that closes when the action has completed.
 * @param run shows its own failure
 * @returns a function that asks, and the dialog
 */
export function useConfirm(
  { title, text, confirm, cancel, busy: busyLabel }: ConfirmTexts,
  run: () => Promise<unknown>,
  { danger = true }: { danger?: boolean } = {},
): { readonly ask: () => void; readonly dialog: ReactElement } {
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const doIt = async () => {
    setBusy(true);
    try {
      await run();
    } finally {
      setBusy(false);
      setIsOpen(false);
    }
  };
  const dialog = (
    <AlertDialog
      open={isOpen}
      onOpenChange={(next) => next || busy || setIsOpen(false)}
      {...{ title, danger, busy, ...(busyLabel && { busyLabel }) }}
      description={text}
      confirmLabel={confirm}
      cancelLabel={cancel}
      onConfirm={() => void doIt()}
    />
  );
  return { ask: () => setIsOpen(true), dialog };
}
