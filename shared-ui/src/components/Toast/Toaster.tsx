import { t } from '@lingui/core/macro';
import { Toast as Radix } from 'radix-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/mixins.ts';
import { type ToastLink, type ToastMessage, ToastView } from './ToastView.tsx';

/** Position of toasts: bottom right, on a phone the bottom, above other fixed elements in that corner. */
const ToastViewport = styled(Radix.Viewport)`
  position: fixed;
  inset: auto 24px calc(24px + var(--widget-space)) auto;
  z-index: var(--layer-toast);
  inline-size: min(360px, calc(100vw - 48px));
  margin: 0;
  padding: 0;
  list-style: none;
  pointer-events: auto;

  &:empty {
    pointer-events: none;
  }

  ${media.phone} {
    inset-inline: 16px;
    inset-block-end: calc(16px + var(--widget-space));
    inline-size: auto;
  }

  ${media.print} {
    display: none;
  }
`;

export interface ToasterProps {
  /** The current toast (A8); another id replaces it. */
  toast: ToastMessage | null;
  onDismiss: (id: string) => void;
  /** In ms (A9). */
  duration?: number;
  /** In pixels, to the right (A10). */
  swipeThreshold?: number;
  /** Moves the focus to the toasts (A11). */
  hotkey?: string[];
  /** Name of the region; `{hotkey}` is replaced by the key. */
  label?: string;
  closeLabel?: string;
  /** Opens the toast's link; by default it loads the address as a document. */
  linkAs?: ToastLink;
}

const F8 = ['F8'];

/** Shows the current toast of all bundles. */
export function Toaster({
  toast,
  onDismiss,
  duration = 5000,
  swipeThreshold = 50,
  hotkey = F8,
  // The library replaces the key in braces, which a message would.
  label = `${t`Notifications`} ({hotkey})`,
  closeLabel,
  linkAs,
}: ToasterProps) {
  // Keeps the last toast while it animates out, when the parent has already removed it.
  const [last, setLast] = useState(toast);
  if (toast && toast !== last) setLast(toast);
  return (
    <Radix.Provider
      label={t({ message: 'Notification', context: 'toast' })}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      {last ? (
        <ToastView
          key={last.id}
          toast={last}
          open={toast?.id === last.id}
          onOpenChange={(open) => {
            if (!open) onDismiss(last.id);
          }}
          closeLabel={closeLabel}
          linkAs={linkAs}
        />
      ) : null}
      {/* An opening dialog hides everything else from assistive technology except live regions. */}
      <ToastViewport hotkey={hotkey} label={label} aria-live="off" />
    </Radix.Provider>
  );
}
