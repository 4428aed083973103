import { connectMailchimpSchema } from '@skal/contracts/integration/connection';
import { textFieldProps } from '@skal/forms';
import { TextField } from '@skal/shared-ui';
import { mailchimpForm as copy } from '../../content/appData/connections.ts';
import { ConnectForm } from './ConnectForm.tsx';
import { useConnectMailchimpAdminConnectionMutation } from './connection.api.ts';

/** Connects a Mailchimp audience. */
export function ConnectMailchimpForm({ clientId }: { clientId: string }) {
  const [connect, { reset }] = useConnectMailchimpAdminConnectionMutation();
  return (
    <ConnectForm
      connector="mailchimp"
      copy={copy}
      initialValues={{ apiKey: '', audience: '' }}
      validationSchema={connectMailchimpSchema}
      connect={async (values) => {
        await connect({ params: { id: clientId }, body: connectMailchimpSchema.cast(values) }).unwrap();
        // Removes the key from the mutation cache.
        reset();
      }}
      fields={(form) => (
        <>
          <TextField
            label={copy.apiKey}
            required
            type="password"
            autoComplete="off"
            {...textFieldProps(form, 'apiKey')}
          />
          <TextField
            label={copy.audience}
            required
            autoComplete="off"
            autoCapitalize="none"
            {...textFieldProps(form, 'audience')}
          />
        </>
      )}
    />
  );
}
