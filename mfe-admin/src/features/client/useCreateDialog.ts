import { useToast } from '@skal/shell-kit';
import { type ComponentType, useCallback, useState } from 'react';
import { createForm } from '../../content/admin.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const load = () => import(/* webpackChunkName: "CreateClientDialog" */ './CreateClientDialog.tsx');

export interface CreateDialog {
  /** The dialog's code; null until it was asked for. */
  Dialog: ComponentType<DialogProps> | null;
  props: DialogProps;
  /** For the buttons that open it: the code is fetched as soon as somebody is about to press. */
  opener: { onClick: () => void; onPointerEnter: () => void; onFocus: () => void };
}

/** The dialog that creates a client: its form and rules are a chunk of their own, loaded on intent. */
export function useCreateDialog(): CreateDialog {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const toast = useToast();

  const prefetch = useCallback(() => {
    load().catch(() => undefined);
  }, []);
  const press = useCallback(async () => {
    try {
      const { default: Loaded } = await load();
      setDialog(() => Loaded);
      setOpen(true);
    } catch {
      toast({ title: createForm.failed, description: createForm.notLoaded, variant: 'destructive' });
    }
  }, [toast]);

  return {
    Dialog,
    props: { open, onOpenChange: setOpen },
    opener: { onClick: () => void press(), onPointerEnter: prefetch, onFocus: prefetch },
  };
}
