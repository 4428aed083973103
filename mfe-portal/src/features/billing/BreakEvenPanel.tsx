import type { BreakEvenReply } from '@skal/contracts/breakEven';
import { Badge, ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { billing, breakEven as words } from '../../content/billing.ts';
import { EmptyLine } from '../../parts/EmptyLine.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { noteOf } from '../../parts/sourceNote.ts';
import { useReadBreakEvenQuery } from './breakEven.api.ts';
import { Position } from './Position.tsx';

const { title, status, note } = billing.breakEven;

/** Whether all that was paid has come back, each currency for itself; null where nothing was paid. */
function isReached({ positions }: BreakEvenReply): boolean | null {
  const owed = positions.filter(({ paid }) => paid > 0);
  return owed.length === 0 ? null : owed.every(({ position }) => position >= 0);
}

/** What a live app has earned, less what was paid for it. */
export function BreakEvenPanel() {
  const { data, isError, isFetching, refetch } = useReadBreakEvenQuery();
  useLiveNews('figures', refetch);
  if (!data) {
    return (
      <Panel title={title}>
        {isError && !isFetching ? (
          <ErrorState {...words.failed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={4} label={words.loading} />
        )}
      </Panel>
    );
  }
  const reached = isReached(data);
  const { positions, source, readAt, lastReportOn } = data;
  const told = { value: source === null ? null : positions.length, source, readAt };
  return (
    <Panel
      title={title}
      aside={
        reached === null ? null : <Badge tone={reached ? 'mos' : 'fjord'}>{reached ? words.reached : status}</Badge>
      }
    >
      {positions.length > 0 ? (
        <>
          <Text tone="ink-2">{positions.length > 1 ? `${note} ${words.apart}` : note}</Text>
          {positions.map((position) => (
            <Position key={position.currency} position={position} />
          ))}
          <Text size="meta" tone="ink-3">
            {words.sources(noteOf(told, { isReported: false, lastReportOn }))}
          </Text>
        </>
      ) : (
        <EmptyLine>{words.empty}</EmptyLine>
      )}
    </Panel>
  );
}
