import { Toast as Radix } from 'radix-ui';
import { useState } from 'react';
import { type ToastMessage, ToastView } from './ToastView.tsx';
import { ToastViewport } from './ToastViewport.tsx';

export interface ToasterProps {
  /** The one toast there is (A8); another id replaces the one that shows. */
  toast: ToastMessage | null;
  onDismiss: (id: string) => void;
  /** In ms (A9). */
  duration?: number;
  /** In pixels, to the right (A10). */
  swipeThreshold?: number;
  /** Moves the focus to the toasts (A11). */
  hotkey?: string[];
  /** The region's name; `{hotkey}` stands for the key. */
  label?: string;
  closeLabel?: string;
}

const F8 = ['F8'];

/** Shows the product's one toast, wherever it was raised. */
export function Toaster({
  toast,
  onDismiss,
  duration = 5000,
  swipeThreshold = 50,
  hotkey = F8,
  label = 'Notifications ({hotkey})',
  closeLabel,
}: ToasterProps) {
  // The last toast stays here while it leaves, when the parent has already forgotten it.
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
      {/* A window that opens hides all around it from assistive technology, but what speaks by itself. */}
      <ToastViewport hotkey={hotkey} label={label} aria-live="off" />
    </Radix.Provider>
  );
}
