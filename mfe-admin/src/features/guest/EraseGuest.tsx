import { eraseGuestSchema } from '@skal/contracts/app/guest';
import { textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { AlertDialog, Button, Stack, TextField } from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { useRef, useState } from 'react';
import { InlineForm } from '../../components/InlineForm.ts';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { guestErasure as copy } from '../../content/appData/appEvents.ts';
import { useEraseGuestMutation } from './guest.api.ts';

/** Erases a client's guest and shows the result; resolves with whether one was erased. */
function useEraseGuest(clientId: string) {
  const [erase, { isLoading }] = useEraseGuestMutation();
  const act = useAsyncAction();
  return {
    isErasing: isLoading,
    erase: async (guest: string): Promise<boolean> => {
      const erased = await act(() => erase({ params: { id: clientId }, body: { guest } }).unwrap(), {
        done: (reply) => ({ title: copy.done, description: copy.doneText(reply?.events ?? 0) }),
        failed: { title: copy.failed, description: copy.failedReason },
      });
      return erased !== null;
    },
  };
}

/** Erases a client's guest by pseudonym, after a confirmation. */
export function EraseGuest({ clientId }: { clientId: string }) {
  const [confirming, setConfirming] = useState<string | null>(null);
  const root = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { guest: '' },
    validationSchema: eraseGuestSchema,
    onSubmit: async (values) => setConfirming(eraseGuestSchema.cast(values).guest),
    toErrorToast: () => ({ title: copy.failed, description: copy.failedReason }),
  });
  useFocusFirstError(root, form);
  const { isErasing, erase } = useEraseGuest(clientId);
  const doIt = async () => {
    const erased = confirming !== null && (await erase(confirming));
    setConfirming(null);
    if (erased) form.resetForm();
  };
  return (
    <Stack gap={16}>
      <SectionHeader title={copy.title} hint={copy.hint} />
      <InlineForm ref={root} noValidate onSubmit={form.handleSubmit} aria-label={copy.title}>
        <TextField label={copy.label} autoComplete="off" autoCapitalize="none" {...textFieldProps(form, 'guest')} />
        <Button type="submit" variant="secondary">
          {copy.submit}
        </Button>
      </InlineForm>
      <AlertDialog
        open={confirming !== null}
        onOpenChange={(open) => open || setConfirming(null)}
        title={copy.question}
        description={copy.text(confirming ?? '')}
        confirmLabel={copy.confirm}
        cancelLabel={copy.cancel}
        busy={isErasing}
        busyLabel={copy.busy}
        danger
        onConfirm={() => void doIt()}
      />
    </Stack>
  );
}
