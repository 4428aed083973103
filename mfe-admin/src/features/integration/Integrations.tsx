import {
  type IntegrationStateReply,
  integrationStatuses,
  integrationStatusLabels,
  platformLabels,
} from '@skal/contracts/integration/integrationState';
import { ErrorState, Select, Skeleton, Stack } from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { styled } from 'styled-components';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { integrations as copy } from '../../content/appData/integrations.ts';
import { useChangeAdminIntegrationMutation, useListAdminIntegrationQuery } from './integration.api.ts';

const options = integrationStatuses.map((value) => ({ value, label: integrationStatusLabels[value] }));

/** Sets the status of a client's integrations, which the portal shows. */
export function Integrations({ clientId }: { clientId: string }) {
  const { data, isError, isFetching, refetch } = useListAdminIntegrationQuery({ params: { id: clientId } });
  return (
    <Stack gap={16}>
      <SectionHeader title={copy.title} hint={copy.hint} />
      {data ? (
        <List aria-label={copy.title}>
          {data.map((state) => (
            <li key={state.platform}>
              <Row clientId={clientId} state={state} />
            </li>
          ))}
        </List>
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={4} label={copy.loading} />
      )}
    </Stack>
  );
}

function Row({ clientId, state: { platform, status } }: { clientId: string; state: IntegrationStateReply }) {
  const [change, { isLoading }] = useChangeAdminIntegrationMutation();
  const act = useAsyncAction();
  const choose = async (value: string) => {
    const chosen = integrationStatuses.find((item) => item === value);
    if (!chosen) return;
    const body = { platform, status: chosen };
    await act(() => change({ params: { id: clientId }, body }).unwrap(), { failed: copy.changeFailed });
  };
  return (
    <Select
      label={platformLabels[platform]}
      showLabel
      value={status}
      options={options}
      disabled={isLoading}
      onValueChange={(value) => void choose(value)}
    />
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 12px;
`;
