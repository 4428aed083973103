import { eraseGuestSchema } from '@skal/contracts/app/guest';
import { textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { AlertDialog, Button, Stack, TextField } from '@skal/shared-ui';
import { useRef, useState } from 'react';
import { InlineForm } from '../../components/InlineForm.ts';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { guestErasure as words } from '../../content/appData/appEvents.ts';
import { useEraseGuest } from './useEraseGuest.ts';

/** Erases a client's guest by pseudonym, after a confirmation. */
export function EraseGuest({ clientId }: { clientId: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  const root = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { guest: '' },
    validationSchema: eraseGuestSchema,
    onSubmit: async (values) => setAsked(eraseGuestSchema.cast(values).guest),
    toErrorToast: () => ({ title: words.failed, description: words.failedReason }),
  });
  useFocusFirstError(root, form);
  const { isErasing, erase } = useEraseGuest(clientId);
  const doIt = async () => {
    const erased = asked !== null && (await erase(asked));
    setAsked(null);
    if (erased) form.resetForm();
  };
  return (
    <Stack gap={16}>
      <SectionHeader title={words.title} hint={words.hint} />
      <InlineForm ref={root} noValidate onSubmit={form.handleSubmit} aria-label={words.title}>
        <TextField label={words.label} autoComplete="off" autoCapitalize="none" {...textFieldProps(form, 'guest')} />
        <Button type="submit" variant="secondary">
          {words.submit}
        </Button>
      </InlineForm>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={words.question}
        description={words.text(asked ?? '')}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        busy={isErasing}
        busyLabel={words.busy}
        danger
        onConfirm={() => void doIt()}
      />
    </Stack>
  );
}
