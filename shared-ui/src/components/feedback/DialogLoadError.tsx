import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ReloadButton } from '../Button/ReloadButton.tsx';
import { BottomBanner } from './BottomBanner.tsx';

export interface DialogLoadErrorProps {
  /** What did not open, and what else the user can do. */
  children: ReactNode;
  onRetry: () => void;
  /** Reloads the page, if trying again failed. */
  onReload?: (() => void) | undefined;
  onClose: () => void;
}

/** Shown instead of a dialog whose chunk failed to load: a message, a retry button and a close button. */
export function DialogLoadError({ children, onRetry, onReload, onClose }: DialogLoadErrorProps) {
  const [opener] = useState(() => document.activeElement);
  // A dialog restores the focus to the element focused when it opened: that must be its own trigger, not a button here.
  const leave = (next: () => void) => () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    next();
  };
  return (
    <BottomBanner
      tone="danger"
      action={
        <>
          <Button size="sm" variant="secondary" onClick={leave(onRetry)}>
            {t`Try again`}
          </Button>
          {onReload ? <ReloadButton size="sm" onReload={onReload} /> : null}
          <Button size="sm" variant="quiet" onClick={leave(onClose)}>
            {t`Close`}
          </Button>
        </>
      }
    >
      {children}
    </BottomBanner>
  );
}
