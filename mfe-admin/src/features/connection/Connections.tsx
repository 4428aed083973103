import { ErrorState, Skeleton, Stack } from '@skal/shared-ui';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { connections as copy } from '../../content/appData/connections.ts';
import { ConnectionCard } from './ConnectionCard.tsx';
import { ConnectMailchimpForm } from './ConnectMailchimpForm.tsx';
import { ConnectShopifyForm } from './ConnectShopifyForm.tsx';
import { useListAdminConnectionQuery } from './connection.api.ts';

/** A client's connections; platforms not yet connected show a form. */
export function Connections({ clientId }: { clientId: string }) {
  const { data, isError, isFetching, refetch } = useListAdminConnectionQuery({ params: { id: clientId } });
  const of = (name: 'shopify' | 'mailchimp') => data?.find(({ connector }) => connector === name);
  const [shopify, mailchimp] = [of('shopify'), of('mailchimp')];
  return (
    <Stack gap={24}>
      <SectionHeader title={copy.title} hint={copy.hint} />
      {data ? (
        <>
          {shopify ? <ConnectionCard connection={shopify} /> : <ConnectShopifyForm clientId={clientId} />}
          {mailchimp ? <ConnectionCard connection={mailchimp} /> : <ConnectMailchimpForm clientId={clientId} />}
        </>
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={3} label={copy.loading} />
      )}
    </Stack>
  );
}
