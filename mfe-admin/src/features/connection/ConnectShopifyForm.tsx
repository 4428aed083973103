import { connectShopifySchema } from '@skal/contracts/integration/connection';
import { textFieldProps } from '@skal/forms';
import { TextField } from '@skal/shared-ui';
import { shopifyForm as copy } from '../../content/appData/connections.ts';
import { ConnectForm } from './ConnectForm.tsx';
import { useConnectShopifyAdminConnectionMutation } from './connection.api.ts';

/** Connects a Shopify shop. */
export function ConnectShopifyForm({ clientId }: { clientId: string }) {
  const [connect, { reset }] = useConnectShopifyAdminConnectionMutation();
  return (
    <ConnectForm
      connector="shopify"
      copy={copy}
      initialValues={{ shop: '', appId: '', appSecret: '' }}
      validationSchema={connectShopifySchema}
      connect={async (values) => {
        await connect({ params: { id: clientId }, body: connectShopifySchema.cast(values) }).unwrap();
        // Removes the secret from the mutation cache.
        reset();
      }}
      fields={(form) => (
        <>
          <TextField
            label={copy.shop}
            required
            placeholder={copy.shopPlaceholder}
            autoComplete="off"
            autoCapitalize="none"
            {...textFieldProps(form, 'shop')}
          />
          <TextField
            label={copy.appId}
            required
            autoComplete="off"
            autoCapitalize="none"
            {...textFieldProps(form, 'appId')}
          />
          <TextField
            label={copy.appSecret}
            required
            type="password"
            autoComplete="off"
            {...textFieldProps(form, 'appSecret')}
          />
        </>
      )}
    />
  );
}
