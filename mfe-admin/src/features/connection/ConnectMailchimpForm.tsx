import { connectMailchimpSchema } from '@skal/contracts/connection';
import { platformNames } from '@skal/contracts/integrationState';
import { textProps, useFocusOnError, useForm } from '@skal/forms';
import { Button, Heading, Stack, Text, TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { saidBy } from '@skal/shell-kit/api';
import { useRef } from 'react';
import { connectForm, mailchimpForm as words } from '../../content/connections.ts';
import { ConnectionBox } from './ConnectionBox.ts';
import { useConnectMailchimpConnectionMutation } from './connection.api.ts';

/** Connects an audience. Its key is sent once, and is in no list afterwards. */
export function ConnectMailchimpForm({ clientId }: { clientId: string }) {
  const [connect, { reset }] = useConnectMailchimpConnectionMutation();
  const toast = useToast();
  const root = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { apiKey: '', audience: '' },
    validationSchema: connectMailchimpSchema,
    send: async (values) => {
      await connect({ params: { id: clientId }, body: connectMailchimpSchema.cast(values) }).unwrap();
      // What the client keeps of its calls has the key no longer.
      reset();
      toast({ title: connectForm.done, variant: 'success' });
    },
    failure: (cause) => ({ title: connectForm.failed, description: saidBy(cause, connectForm.failedReason) }),
  });
  useFocusOnError(root, form);
  return (
    <ConnectionBox as="div">
      <form ref={root} noValidate onSubmit={form.handleSubmit} aria-label={words.title}>
        <Stack gap={12}>
          <Heading level={4} size="h4">
            {platformNames.mailchimp}
          </Heading>
          <Text tone="ink-2">{words.hint}</Text>
          <TextField label={words.apiKey} required type="password" autoComplete="off" {...textProps(form, 'apiKey')} />
          <TextField
            label={words.audience}
            required
            autoComplete="off"
            autoCapitalize="none"
            {...textProps(form, 'audience')}
          />
          <div>
            <Button type="submit" variant="secondary" busy={form.isSubmitting} busyLabel={connectForm.busy}>
              {words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </ConnectionBox>
  );
}
