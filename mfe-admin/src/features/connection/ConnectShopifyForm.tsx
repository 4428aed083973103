import { connectShopifySchema } from '@skal/contracts/connection';
import { platformNames } from '@skal/contracts/integrationState';
import { textProps, useFocusOnError, useForm } from '@skal/forms';
import { Button, Heading, Stack, Text, TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { saidBy } from '@skal/shell-kit/api';
import { useRef } from 'react';
import { connectForm, shopifyForm as words } from '../../content/connections.ts';
import { ConnectionBox } from './ConnectionBox.ts';
import { useConnectShopifyConnectionMutation } from './connection.api.ts';

/** Connects a shop. What it is connected with is sent once, and is in no list afterwards. */
export function ConnectShopifyForm({ clientId }: { clientId: string }) {
  const [connect, { reset }] = useConnectShopifyConnectionMutation();
  const toast = useToast();
  const root = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { shop: '', appId: '', appSecret: '' },
    validationSchema: connectShopifySchema,
    send: async (values) => {
      await connect({ params: { id: clientId }, body: connectShopifySchema.cast(values) }).unwrap();
      // What the client keeps of its calls has the secret no longer.
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
            {platformNames.shopify}
          </Heading>
          <Text tone="ink-2">{words.hint}</Text>
          <TextField
            label={words.shop}
            required
            placeholder={words.shopPlaceholder}
            autoComplete="off"
            autoCapitalize="none"
            {...textProps(form, 'shop')}
          />
          <TextField
            label={words.appId}
            required
            autoComplete="off"
            autoCapitalize="none"
            {...textProps(form, 'appId')}
          />
          <TextField
            label={words.appSecret}
            required
            type="password"
            autoComplete="off"
            {...textProps(form, 'appSecret')}
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
