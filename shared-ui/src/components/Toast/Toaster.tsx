import { Toast as Radix } from 'radix-ui';
import { useState } from 'react';
import { type ToastMessage, ToastView } from './ToastView.tsx';
import { ToastViewport } from './ToastViewport.tsx';

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
}

const F8 = ['F8'];

/** Shows the current toast of all bundles. */
export function Toaster({
  toast,
  onDismiss,
  duration = 5000,
  swipeThreshold = 50,
  hotkey = F8,
  label = 'Notifications ({hotkey})',
  closeLabel,
}: ToasterProps) {
  // Keeps the last toast while it animates out, when the parent has already removed it.
  const [last, setLast] = useState(toast);
  if (toast && toast !== last) setLast(toast);
  return (
    <Radix.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {last ? (
        <ToastView
          key={last.id}
          toast={last}
          open={toast?.id === last.id}
          onOpenChange={(open) => {
            if (!open) onDismiss(last.id);
          }}
          closeLabel={closeLabel}
        />
      ) : null}
      {/* An opening dialog hides everything else from assistive technology except live regions. */}
      <ToastViewport hotkey={hotkey} label={label} aria-live="off" />
    </Radix.Provider>
  );
}
