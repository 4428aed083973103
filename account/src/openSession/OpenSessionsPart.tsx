import { saidBy } from '@skal/forms';
import { Badge, Button, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { isOfEndedSession } from '@skal/shell-kit/api';
import { openSessions as words } from '../content/openSessions.ts';
import type { PartProps } from '../frame.ts';
import { NamedList } from '../parts/NamedList.tsx';
import { useEndOpenSessionMutation, useListOpenSessionQuery } from './openSession.api.ts';

/** Where one is signed in, and how to end it there. */
export function OpenSessionsPart({ frame: Frame, formatMoment }: PartProps) {
  const { data, isError, isFetching, refetch } = useListOpenSessionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [end, { isLoading, originalArgs }] = useEndOpenSessionMutation();
  const toast = useToast();

  const endOne = async (id: string) => {
    try {
      await end({ params: { id } }).unwrap();
      toast({ title: words.ended, description: words.endedText, variant: 'success' });
    } catch (cause) {
      if (isOfEndedSession(cause)) return;
      toast({ title: words.notEnded, description: saidBy(cause, words.notEndedText), variant: 'destructive' });
      void refetch();
    }
  };
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
        <NamedList label={words.title} rows={rows} />
      ) : (
        <Skeleton rows={3} />
      )}
    </Frame>
  );
}
