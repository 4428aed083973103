import { Badge, Button, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { ItemList } from '../components/ItemList.tsx';
import { activeSessions as words } from '../content/activeSessions.ts';
import type { SectionProps } from '../sectionProps.ts';
import { useListActiveSessionQuery, useRevokeActiveSessionMutation } from './activeSession.api.ts';

/** Lists the active sessions and ends them. */
export function ActiveSessionsSection({ frame: Frame, formatMoment }: SectionProps) {
  const { data, isError, isFetching, refetch } = useListActiveSessionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [end, { isLoading, originalArgs }] = useRevokeActiveSessionMutation();
  const act = useAsyncAction();

  const endOne = (id: string) =>
    act(() => end({ params: { id } }).unwrap(), {
      done: { title: words.ended, description: words.endedText },
      failed: { title: words.notEnded, description: words.notEndedText },
      onFailed: () => void refetch(),
    });
  const endingId = isLoading ? originalArgs?.params.id : undefined;
  const rows = data?.map(({ id, device, since, lastUsed, current }) => ({
    id,
    name: device,
    about: words.times(formatMoment(since), formatMoment(lastUsed)),
    end: current ? (
      <Badge tone="fjord">{words.here}</Badge>
    ) : (
      <Button
        variant="secondary"
        size="sm"
        busy={endingId === id}
        busyLabel={words.ending}
        aria-label={`${words.end}: ${device}`}
        onClick={() => void endOne(id)}
      >
        {words.end}
      </Button>
    ),
  }));
  return (
    <Frame title={words.title}>
      <Text tone="ink-2">{words.lead}</Text>
      {isError && !isFetching ? (
        <ErrorState {...words.failed} headingLevel={3} onRetry={() => void refetch()} />
      ) : rows ? (
        <ItemList label={words.title} rows={rows} />
      ) : (
        <Skeleton rows={3} />
      )}
    </Frame>
  );
}
