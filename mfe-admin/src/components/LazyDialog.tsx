import { DialogLoadError } from '@skal/shared-ui';
import { Lazy, type LazyResource } from '@skal/shell-kit';
import { type Dispatch, type ReactNode, type SetStateAction, useMemo, useState } from 'react';

export interface LazyDialogState {
  /** Whether the dialog is open; null before it was asked for. */
  open: boolean | null;
  setOpen: Dispatch<SetStateAction<boolean | null>>;
  /** For the buttons that open it: the code is fetched as soon as somebody is about to press. */
  opener: { onClick: () => void; onPointerEnter: () => void; onFocus: () => void };
}

/** Whether a dialog is open whose code comes when it is wanted. */
export function useLazyDialog({ prefetch }: Pick<LazyResource<unknown>, 'prefetch'>): LazyDialogState {
  const [open, setOpen] = useState<boolean | null>(null);
  const opener = useMemo(() => {
    const press = () => {
      prefetch();
      setOpen(true);
    };
    return { onClick: press, onPointerEnter: prefetch, onFocus: prefetch };
  }, [prefetch]);
  return { open, setOpen, opener };
}

interface Props<Code> extends Pick<LazyDialogState, 'open' | 'setOpen'> {
  code: LazyResource<Code>;
  /** What is said when the code does not come. */
  notLoaded: string;
  /** Draws the dialog, open or on its way out. */
  children: (loaded: Code, open: boolean) => ReactNode;
}

/** The place of such a dialog: nothing before it is asked for, then the dialog, or a way out when its code does not come. */
export function LazyDialog<Code>({ code, open, setOpen, notLoaded, children }: Props<Code>) {
  if (open === null) return null;
  return (
    <Lazy
      resource={code}
      failed={(retry, reload) =>
        open && (
          <DialogLoadError onRetry={retry} onReload={reload} onClose={() => setOpen(false)}>
            {notLoaded}
          </DialogLoadError>
        )
      }
    >
      {(loaded) => children(loaded, open)}
    </Lazy>
  );
}
