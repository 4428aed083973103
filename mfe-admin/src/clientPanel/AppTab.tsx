import { ErrorState, Skeleton, Stack } from '@skal/shared-ui';
import { milestones as copy } from '../content/clients/launch.ts';
import { LaunchCard } from '../features/client/launch/LaunchCard.tsx';
import { Integrations } from '../features/integration/Integrations.tsx';
import { LogoCard } from '../features/logo/LogoCard.tsx';
import { Milestones } from '../features/milestone/Milestones.tsx';
import { useListMilestoneQuery } from '../features/milestone/milestone.api.ts';
import { StoreLinksForm } from '../features/milestone/StoreLinksForm.tsx';
import type { PanelTabProps } from './PanelTab.ts';

/** A client's app: launch, logo, store links, timeline, integrations. */
export default function AppTab({ client }: PanelTabProps) {
  const { data: milestones, isError, isFetching, refetch } = useListMilestoneQuery({ params: { id: client.id } });
  return (
    <Stack gap={32}>
      <LaunchCard client={client} milestones={milestones} />
      <LogoCard client={client} />
      <StoreLinksForm client={client} />
      {milestones ? (
        <Milestones clientId={client.id} milestones={milestones} />
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={4} />
      )}
      <Integrations clientId={client.id} />
    </Stack>
  );
}
