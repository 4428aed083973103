import { KEYS_MAX } from '@skal/contracts/app/appKey';
import { EmptyState, ErrorState, Skeleton, Stack, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { appKeys as copy } from '../../content/appData/appKeys.ts';
import { AddKeyForm } from './AddKeyForm.tsx';
import { AppKeyTable } from './AppKeyTable.tsx';
import { useListAppKeyQuery } from './appKey.api.ts';
import { NewKeyReveal } from './NewKeyReveal.tsx';

/** Creates, shows once, lists and revokes the keys of a client's app. */
export function AppKeys({ clientId }: { clientId: string }) {
  const { data: keys, isError, isFetching, refetch } = useListAppKeyQuery({ params: { id: clientId } });
  const [made, setMade] = useState<string | null>(null);
  return (
    <Stack gap={16}>
      <SectionHeader title={copy.title} hint={copy.hint(KEYS_MAX)} />
      {made === null ? null : <NewKeyReveal value={made} onClose={() => setMade(null)} />}
      {keys ? (
        <>
          {keys.length > 0 ? <AppKeyTable keys={keys} /> : <EmptyState headingLevel={4} {...copy.empty} />}
          {keys.length < KEYS_MAX ? (
            <AddKeyForm clientId={clientId} onCreated={setMade} />
          ) : (
            <Text tone="muted">{copy.full}</Text>
          )}
        </>
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={2} label={copy.loading} />
      )}
    </Stack>
  );
}
