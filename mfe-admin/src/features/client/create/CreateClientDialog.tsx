import { FormDialog } from '@skal/forms';
import { createForm as copy } from '../../../content/dashboard/admin.ts';
import { CreateClientFields } from './CreateClientFields.tsx';
import type { ClientPrefill } from './prefill.ts';
import { useCreateClientForm } from './useCreateClientForm.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  prefill?: ClientPrefill;
  onCreated?: () => void;
}

/** Creates a client's account (R15). The draft survives a failure and closing by mistake. */
export default function CreateClientDialog({ open, onOpenChange, prefill, onCreated }: Props) {
  const form = useCreateClientForm(() => {
    onOpenChange(false);
    onCreated?.();
  }, prefill);
  const { title, description } = copy;
  return (
    <FormDialog {...{ open, form, labels: copy, title, description }} onClose={() => onOpenChange(false)} width={640}>
      <CreateClientFields form={form} />
    </FormDialog>
  );
}
