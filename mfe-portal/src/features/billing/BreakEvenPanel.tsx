import type { BreakEvenReply } from '@skal/contracts/analytics/breakEven';
import { Badge, Text } from '@skal/shared-ui';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { metricNote } from '../../components/metrics/metricNote.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { billing, breakEven as copy } from '../../content/sections/billing.ts';
import { BreakEvenPosition } from './BreakEvenPosition.tsx';
import { useReadBreakEvenQuery } from './breakEven.api.ts';

const { title, status, note } = billing.breakEven;

/** Whether each currency has broken even; null if nothing was paid. */
function isReached({ positions }: BreakEvenReply): boolean | null {
  const paidPositions = positions.filter(({ paid }) => paid > 0);
  return paidPositions.length === 0 ? null : paidPositions.every(({ position }) => position >= 0);
}

/** Revenue of a live app minus what was paid for it. */
export function BreakEvenPanel() {
  const read = useReadBreakEvenQuery();
  const reached = read.data ? isReached(read.data) : null;
  return (
    <Panel
      title={title}
      aside={
        reached === null ? null : <Badge tone={reached ? 'success' : 'accent'}>{reached ? copy.reached : status}</Badge>
      }
    >
      <QueryBoundary query={{ ...read, isError: read.isError && !read.isFetching }} copy={copy} rows={4}>
        {({ positions, source, readAt, lastReportOn }) => {
          if (positions.length === 0) return <EmptyMessage>{copy.empty}</EmptyMessage>;
          const metric = { value: source === null ? null : positions.length, source, readAt };
          return (
            <>
              <Text tone="muted">{positions.length > 1 ? `${note} ${copy.apart}` : note}</Text>
              {positions.map((position) => (
                <BreakEvenPosition key={position.currency} position={position} />
              ))}
              <Text size="meta" tone="subtle">
                {copy.sources(metricNote(metric, { isReported: false, lastReportOn }))}
              </Text>
            </>
          );
        }}
      </QueryBoundary>
    </Panel>
  );
}
