import { NotOpened } from '@skal/shared-ui';
import { createResource, Late } from '@skal/shell-kit';
import { useMemo, useState } from 'react';
import { createForm } from '../../content/admin.ts';
import type { Filling } from './filling.ts';

const code = createResource(() => import(/* webpackChunkName: "CreateClientDialog" */ './CreateClientDialog.tsx'));

export interface CreateDialogState {
  /** Whether it is open; null before it was asked for. */
  open: boolean | null;
  setOpen: (open: boolean) => void;
  /** For the buttons that open it: the code is fetched as soon as somebody is about to press. */
  opener: { onClick: () => void; onPointerEnter: () => void; onFocus: () => void };
}

/** Whether the dialog that creates a client is open. */
export function useCreateDialog(): CreateDialogState {
  const [open, setOpen] = useState<boolean | null>(null);
  const opener = useMemo(() => {
    const press = () => {
      code.prefetch();
      setOpen(true);
    };
    return { onClick: press, onPointerEnter: code.prefetch, onFocus: code.prefetch };
  }, []);
  return { open, setOpen, opener };
}

interface Props extends Pick<CreateDialogState, 'open' | 'setOpen'> {
  /** What the form begins with, and what is done once there is a client. */
  filling?: Filling;
  onCreated?: () => void;
}

/** The dialog that creates a client: its form and rules are a chunk of their own, loaded on intent. */
export function CreateDialog({ open, setOpen, filling, onCreated }: Props) {
  if (open === null) return null;
  return (
    <Late
      resource={code}
      failed={(retry) =>
        open && (
          <NotOpened onRetry={retry} onClose={() => setOpen(false)}>
            {createForm.notLoaded}
          </NotOpened>
        )
      }
    >
      {({ default: CreateClientDialog }) => (
        <CreateClientDialog {...{ open, filling, onCreated }} onOpenChange={setOpen} />
      )}
    </Late>
  );
}
