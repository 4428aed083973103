import type { ConnectorName } from '@skal/contracts/integration/connection';
import { platformLabels } from '@skal/contracts/integration/integrationState';
import { type UseFormOptions, useFocusFirstError, useForm } from '@skal/forms';
import { Button, Heading, Stack, Text } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { type ReactNode, useRef } from 'react';
import { connectForm } from '../../content/appData/connections.ts';
import { ConnectionCardFrame } from './ConnectionCardFrame.ts';

type Secrets = Record<string, string>;

interface ConnectFormProps<Values extends Secrets>
  extends Pick<UseFormOptions<Values>, 'initialValues' | 'validationSchema'> {
  connector: ConnectorName;
  copy: Readonly<Record<'title' | 'hint' | 'submit', string>>;
  /** Connects, and stores none of the values. */
  connect: (values: Values) => Promise<void>;
  fields: (form: ReturnType<typeof useForm<Values>>) => ReactNode;
}

/** Connects a platform with secrets: they are sent once, and appear in no list afterwards. */
export function ConnectForm<Values extends Secrets>({
  connector,
  copy,
  connect,
  fields,
  ...rules
}: ConnectFormProps<Values>) {
  const toast = useToast();
  const root = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    ...rules,
    onSubmit: async (values) => {
      await connect(values);
      toast({ title: connectForm.done, variant: 'success' });
    },
    toErrorToast: (cause) => ({
      title: connectForm.failed,
      description: serverMessageOr(cause, connectForm.failedReason),
    }),
  });
  useFocusFirstError(root, form);
  return (
    <ConnectionCardFrame as="div">
      <form ref={root} noValidate onSubmit={form.handleSubmit} aria-label={copy.title}>
        <Stack gap={12}>
          <Heading level={4} size="h4">
            {platformLabels[connector]}
          </Heading>
          <Text tone="muted">{copy.hint}</Text>
          {fields(form)}
          <div>
            <Button type="submit" variant="secondary" busy={form.isSubmitting} busyLabel={connectForm.busy}>
              {copy.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </ConnectionCardFrame>
  );
}
