import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ReloadButton } from '../Button/ReloadButton.tsx';
import { BottomBanner } from './BottomBanner.tsx';

export interface DialogLoadErrorProps {
  /** What did not open, and what else one can do. */
  children: ReactNode;
  onRetry: () => void;
  /** Loads the page again, where trying again has not helped. */
  onReload?: (() => void) | undefined;
  onClose: () => void;
}

/** Stands for a dialog whose code did not come: a sentence, a way to try again, and a way to leave it. */
export function DialogLoadError({ children, onRetry, onReload, onClose }: DialogLoadErrorProps) {
  const [opener] = useState(() => document.activeElement);
  // A dialog gives the focus back to what had it as it opened: that is its own button, and not this one.
  const leave = (next: () => void) => () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    next();
  };
  return (
    <BottomBanner
      tone="tegl"
      action={
        <>
          <Button size="sm" variant="secondary" onClick={leave(onRetry)}>
            Try again
          </Button>
          {onReload ? <ReloadButton size="sm" onReload={onReload} /> : null}
          <Button size="sm" variant="quiet" onClick={leave(onClose)}>
            Close
          </Button>
        </>
      }
    >
      {children}
    </BottomBanner>
  );
}
