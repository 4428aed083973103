import { Badge, Button, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { useAsyncAction, useRefetchOnMount } from '@skal/shell-kit/api';
import { ItemList } from '../components/ItemList.tsx';
import { activeSessions as copy } from '../content/activeSessions.ts';
import type { SectionProps } from '../sectionProps.ts';
import { useListActiveSessionQuery, useRevokeActiveSessionMutation } from './activeSession.api.ts';

/** Lists the active sessions and ends them. */
export function ActiveSessionsSection({ frame: Frame, formatMoment }: SectionProps) {
  const refetchOnMountOrArgChange = useRefetchOnMount();
  const { data, isError, isFetching, refetch } = useListActiveSessionQuery(undefined, {
    refetchOnMountOrArgChange,
  });
  const [end, { isLoading, originalArgs }] = useRevokeActiveSessionMutation();
  const act = useAsyncAction();

  const endSession = (id: string) =>
    act(() => end({ params: { id } }).unwrap(), {
      done: { title: copy.ended, description: copy.endedText },
      failed: { title: copy.notEnded, description: copy.notEndedText },
      onFailed: () => void refetch(),
    });
  const endingId = isLoading ? originalArgs?.params.id : undefined;
  const rows = data?.map(({ id, device, since, lastUsed, current }) => ({
    id,
    name: device,
    description: copy.times(formatMoment(since), formatMoment(lastUsed)),
    action: current ? (
      <Badge tone="accent">{copy.thisBrowser}</Badge>
    ) : (
      <Button
        variant="secondary"
        size="sm"
        busy={endingId === id}
        busyLabel={copy.ending}
        aria-label={`${copy.end}: ${device}`}
        onClick={() => void endSession(id)}
      >
        {copy.end}
      </Button>
    ),
  }));
  return (
    <Frame title={copy.title}>
      <Text tone="muted">{copy.lead}</Text>
      {isError && !isFetching ? (
        <ErrorState {...copy.failed} headingLevel={3} onRetry={() => void refetch()} />
      ) : rows ? (
        <ItemList label={copy.title} rows={rows} />
      ) : (
        <Skeleton rows={3} />
      )}
    </Frame>
  );
}
