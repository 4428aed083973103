import { Button, Dialog } from '@skal/shared-ui';
import { useId } from 'react';
import { createForm } from '../../content/admin.ts';
import { CreateClientFields } from './CreateClientFields.tsx';
import type { Filling } from './filling.ts';
import { useCreateClientForm } from './useCreateClientForm.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filling?: Filling;
  onCreated?: () => void;
}

/** A new client's account (R15). What was typed survives a failure, and closing by mistake. */
export default function CreateClientDialog({ open, onOpenChange, filling, onCreated }: Props) {
  const formId = useId();
  const form = useCreateClientForm(() => {
    onOpenChange(false);
    onCreated?.();
  }, filling);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={createForm.title}
      description={createForm.description}
      width={640}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {createForm.cancel}
          </Button>
          <Button type="submit" form={formId} busy={form.isSubmitting} busyLabel={createForm.busy}>
            {createForm.submit}
          </Button>
        </>
      }
    >
      <CreateClientFields id={formId} form={form} />
    </Dialog>
  );
}
