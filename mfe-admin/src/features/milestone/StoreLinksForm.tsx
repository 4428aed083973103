import type { ClientDetailReply } from '@skal/contracts/client/client';
import { type StoreLinksBody, storeLinksSchema } from '@skal/contracts/client/storeLinks';
import { textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, Stack, TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { useRef } from 'react';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { storeLinks as copy } from '../../content/clients/launch.ts';
import { useSaveStoreLinksMutation } from './milestone.api.ts';

/** URLs of the app in both stores. */
export function StoreLinksForm({
  client: { id, storeLinks },
}: {
  client: Pick<ClientDetailReply, 'id' | 'storeLinks'>;
}) {
  const [save] = useSaveStoreLinksMutation();
  const toast = useToast();
  const root = useRef<HTMLFormElement>(null);
  const form = useForm<StoreLinksBody>({
    initialValues: { appStore: storeLinks.appStore ?? '', googlePlay: storeLinks.googlePlay ?? '' },
    validationSchema: storeLinksSchema,
    onSubmit: async (values) => {
      await save({ params: { id }, body: storeLinksSchema.cast(values) }).unwrap();
      toast({ title: copy.saved, description: copy.savedText, variant: 'success' });
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
  });
  useFocusFirstError(root, form);
  return (
    <form ref={root} noValidate onSubmit={form.handleSubmit} aria-label={copy.title}>
      <Stack gap={16}>
        <SectionHeader title={copy.title} hint={copy.hint} />
        <TextField label={copy.labels.appStore} type="url" autoComplete="off" {...textFieldProps(form, 'appStore')} />
        <TextField
          label={copy.labels.googlePlay}
          type="url"
          autoComplete="off"
          {...textFieldProps(form, 'googlePlay')}
        />
        <div>
          <Button type="submit" variant="secondary" busy={form.isSubmitting} busyLabel={copy.busy}>
            {copy.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
