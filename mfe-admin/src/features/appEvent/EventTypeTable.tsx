import { EVENT_TYPE_STATS_DAYS, type EventTypeStatsReply } from '@skal/contracts/app/eventTypeStats';
import { Badge, EmptyState, ErrorState, Skeleton, Stack, Table, type TableColumn } from '@skal/shared-ui';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';
import { styled } from 'styled-components';
import { SectionHeader } from '../../components/SectionHeader.tsx';
import { appEvents as copy } from '../../content/appData/appEvents.ts';
import { formatDateTime } from '../../format/date.ts';
import { useListEventTypeStatsQuery } from './appReport.api.ts';

const count = new Intl.NumberFormat(formatLocale());

const columns: TableColumn<EventTypeStatsReply>[] = [
  {
    id: 'type',
    header: copy.columns.type,
    rowHeader: true,
    cell: ({ type, known }) => (
      <NameCell>
        <code>{type}</code>
        {known ? null : <Badge tone="attention">{copy.unknown}</Badge>}
      </NameCell>
    ),
  },
  { id: 'events', header: copy.columns.events, align: 'end', cell: ({ events }) => count.format(events) },
  { id: 'last', header: copy.columns.last, cell: ({ lastAt }) => formatDateTime(lastAt) },
  {
    id: 'example',
    header: copy.columns.example,
    breakWords: true,
    cell: ({ known, example }) => {
      if (known || example === null) return copy.none;
      return example === '{}' ? copy.nothing : <code>{example}</code>;
    },
  },
];

/** Recently received events by type, with unknown types marked. */
export function EventTypeTable({ clientId }: { clientId: string }) {
  const { data, isError, isFetching, refetch } = useListEventTypeStatsQuery({ params: { id: clientId } });
  return (
    <Stack gap={16}>
      <SectionHeader title={copy.title} hint={copy.hint(EVENT_TYPE_STATS_DAYS)} />
      {data ? (
        <Table
          caption={copy.caption}
          columns={columns}
          rows={data}
          rowKey={({ type }) => type}
          empty={<EmptyState headingLevel={4} {...copy.empty} />}
          dense
        />
      ) : isError && !isFetching ? (
        <ErrorState {...copy.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={4} label={copy.loading} />
      )}
    </Stack>
  );
}

const NameCell = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
