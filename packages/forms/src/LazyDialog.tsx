import { DialogLoadError } from '@skal/shared-ui';
import { Lazy, type LazyResource } from '@skal/shell-kit';
import { type Dispatch, type ReactNode, type SetStateAction, useMemo, useState } from 'react';

export interface LazyDialogState {
  /** Whether the dialog is open; null before it is first requested. */
  open: boolean | null;
  setOpen: Dispatch<SetStateAction<boolean | null>>;
  /** Props of the buttons that open the dialog: they prefetch its chunk on hover and focus. */
  triggerProps: { onClick: () => void; onPointerEnter: () => void; onFocus: () => void };
}

/** Open state of a lazily loaded dialog. */
export function useLazyDialog({ prefetch }: Pick<LazyResource<unknown>, 'prefetch'>): LazyDialogState {
  const [open, setOpen] = useState<boolean | null>(null);
  const triggerProps = useMemo(() => {
    const press = () => {
      prefetch();
      setOpen(true);
    };
    return { onClick: press, onPointerEnter: prefetch, onFocus: prefetch };
  }, [prefetch]);
  return { open, setOpen, triggerProps };
}

interface Props<Code> extends Pick<LazyDialogState, 'open' | 'setOpen'> {
  resource: LazyResource<Code>;
  /** Message if the chunk fails to load. */
  loadError: string;
  /** Renders the dialog, open or closing. */
  children: (loaded: Code, open: boolean) => ReactNode;
}

/**
 * Renders nothing until the dialog is first requested, then the lazily loaded dialog, or an error with retry and close if its chunk
 * fails to load.
 */
export function LazyDialog<Code>({ resource, open, setOpen, loadError, children }: Props<Code>) {
  if (open === null) return null;
  return (
    <Lazy
      resource={resource}
      failed={(retry, reload) =>
        open && (
          <DialogLoadError onRetry={retry} onReload={reload} onClose={() => setOpen(false)}>
            {loadError}
          </DialogLoadError>
        )
      }
    >
      {(loaded) => children(loaded, open)}
    </Lazy>
  );
}
