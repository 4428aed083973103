import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Backdrop, DialogFooter, DialogSurface } from './Dialog.styles.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';
import { type FocusTargets, useFocusRestore } from './useFocusRestore.ts';

export interface AlertDialogProps extends Pick<FocusTargets, 'returnFocus'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The parent closes the dialog when the action has completed. */
  onConfirm: () => void;
  busy?: boolean;
  busyLabel?: string;
  /** The confirmed action cannot be undone. */
  danger?: boolean;
}

/** A confirmation dialog that the user must answer. The initial focus is on Cancel. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  busyLabel,
  danger = false,
  returnFocus,
}: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const handlers = useFocusRestore(open, { initialFocus: cancel, returnFocus });
  useCloseOnBack(open, () => busy || onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Backdrop />
        </Radix.Overlay>
        <Radix.Content
          asChild
          {...handlers}
          // Like the Cancel button: disabled while busy.
          onEscapeKeyDown={(event) => busy && event.preventDefault()}
        >
          <Frame aria-modal="true">
            <DialogText>
              <Radix.Title asChild>
                <Question>{title}</Question>
              </Radix.Title>
              <Radix.Description asChild>
                <Consequence>{description}</Consequence>
              </Radix.Description>
            </DialogText>
            <DialogFooter>
              <Radix.Cancel asChild>
                <Button ref={cancel} variant="secondary" disabled={busy}>
                  {cancelLabel}
                </Button>
              </Radix.Cancel>
              <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </DialogFooter>
          </Frame>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Frame = styled(DialogSurface)`
  inset: 0;
  inline-size: min(440px, calc(100vw - 32px));
  block-size: fit-content;
  max-block-size: 85dvh;
  margin: auto;
  border-radius: var(--radius-20);
  overflow-y: auto;
`;

const DialogText = styled.div`
  padding: 24px 24px 20px;
`;

const Question = styled.h2`
  font: var(--type-h3);
  letter-spacing: var(--tracking-h3);
`;

const Consequence = styled.p`
  margin-block-start: 8px;
  color: var(--ink-2);
  font: var(--type-body);
`;
