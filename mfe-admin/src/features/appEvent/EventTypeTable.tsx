import { EVENT_TYPE_STATS_DAYS, type EventTypeStatsReply } from '@skal/contracts/app/eventTypeStats';
import { Badge, EmptyState, ErrorState, Skeleton, Stack, Table, type TableColumn } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { appEvents as words } from '../../content/appData/appEvents.ts';
import { formatDateTime } from '../../format/date.ts';
import { useListEventTypeStatsQuery } from './appReport.api.ts';

const count = new Intl.NumberFormat('en-GB');

const columns: TableColumn<EventTypeStatsReply>[] = [
  {
    id: 'type',
    header: words.columns.type,
    rowHeader: true,
    cell: ({ type, known }) => (
      <Named>
        <code>{type}</code>
        {known ? null : <Badge tone="havtorn">{words.unknown}</Badge>}
      </Named>
    ),
  },
  { id: 'events', header: words.columns.events, align: 'end', cell: ({ events }) => count.format(events) },
  { id: 'last', header: words.columns.last, cell: ({ lastAt }) => formatDateTime(lastAt) },
  {
    id: 'example',
    header: words.columns.example,
    breakWords: true,
    cell: ({ known, example }) => {
      if (known || example === null) return words.none;
      return example === '{}' ? words.nothing : <code>{example}</code>;
    },
  },
];

/** Recently received events by type, with unknown types marked. */
export function EventTypeTable({ clientId }: { clientId: string }) {
  const { data, isError, isFetching, refetch } = useListEventTypeStatsQuery({ params: { id: clientId } });
  return (
    <Stack gap={16}>
      <SectionHeader title={words.title} hint={words.hint(EVENT_TYPE_STATS_DAYS)} />
      {data ? (
        <Table
          caption={words.caption}
          columns={columns}
          rows={data}
          rowKey={({ type }) => type}
          empty={<EmptyState headingLevel={4} {...words.empty} />}
          dense
        />
      ) : isError && !isFetching ? (
        <ErrorState {...words.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={4} label={words.loading} />
      )}
    </Stack>
  );
}

const Named = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
