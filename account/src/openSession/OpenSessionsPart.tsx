import { saidBy } from '@skal/forms';
import { ErrorState, OpenSessions, Skeleton, Text } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { isOfEndedSession } from '@skal/shell-kit/api';
import { openSessions as words } from '../content/openSessions.ts';
import type { PartProps } from '../frame.ts';
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
  const sessions = data?.map(({ since, lastUsed, ...one }) => ({
    ...one,
    times: words.times(formatMoment(since), formatMoment(lastUsed)),
  }));
  return (
    <Frame title={words.title}>
      <Text tone="ink-2">{words.lead}</Text>
      {isError && !isFetching ? (
        <ErrorState {...words.failed} headingLevel={3} onRetry={() => void refetch()} />
      ) : sessions ? (
        <OpenSessions
          label={words.title}
          sessions={sessions}
          here={words.here}
          end={words.end}
          ending={words.ending}
          endingId={isLoading ? (originalArgs?.params.id ?? null) : null}
          onEnd={(id) => void endOne(id)}
        />
      ) : (
        <Skeleton rows={3} />
      )}
    </Frame>
  );
}
