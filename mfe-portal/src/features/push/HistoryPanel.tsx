import { type PushReply, pushAudiences } from '@skal/contracts/push/push';
import { Badge, LinkButton, Select, Table } from '@skal/shared-ui';
import { useState } from 'react';
import { csvDataUrl } from '../../components/charts/metricCsv.ts';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { PanelEmptyState } from '../../components/empty/PanelEmptyState.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import { pushAudienceCopy, pushCampaigns, pushStateNames } from '../../content/sections/pushCampaigns.ts';
import { formatInteger, formatMetric, joinUnit } from '../../format/number.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import { NotificationCell } from './NotificationCell.tsx';
import { WhenCell } from './WhenCell.tsx';

const { history: copy, few } = pushCampaigns;
const { columns } = copy;

const ALL = 'all audiences';
const filters = [
  { value: ALL, label: copy.all },
  ...pushAudiences.map((value) => ({ value, label: pushAudienceCopy[value].name })),
];

/** A figure of the result: hidden below five guests, and none before anything was sent or reported. */
const figure = ({ result }: PushReply, name: 'sent' | 'delivered' | 'opened' | 'failed' | 'skipped'): string => {
  if (result === null) return copy.none;
  if (result.sent === null) return few;
  const value = result[name];
  return value === null ? copy.none : formatInteger(value);
};

const openRate = ({ result }: PushReply): string =>
  result?.openRate === null || result?.openRate === undefined
    ? copy.none
    : joinUnit(formatMetric(result.openRate), '%');

/** Devices that did not get it, with the reasons. */
const unsent = ({ result }: PushReply): string => {
  if (result === null) return copy.none;
  if (result.failed === null) return few;
  return result.reasons.map(({ reason, devices }) => copy.reason(reason, devices)).join(', ') || '0';
};

/** The rows of the table as a CSV file. */
const toFile = (rows: readonly PushReply[]): string =>
  csvDataUrl(
    {
      rows,
      rowKey: ({ id }) => id,
      columns: [
        { header: columns.when, value: ({ sendAt }) => formatDateTime(sendAt) },
        { header: columns.notification, value: ({ title }) => title },
        { header: columns.message, value: ({ text }) => text },
        { header: columns.audience, value: ({ audience }) => pushAudienceCopy[audience].name },
        { header: columns.state, value: ({ state }) => pushStateNames[state] },
        { header: columns.sent, value: (row) => figure(row, 'sent') },
        { header: columns.delivered, value: (row) => figure(row, 'delivered') },
        { header: columns.opened, value: (row) => figure(row, 'opened') },
        { header: columns.openRate, value: openRate },
        { header: columns.failed, value: unsent },
        { header: columns.by, value: ({ createdBy }) => createdBy },
      ],
    },
    null,
  );

const end = (id: 'sent' | 'delivered' | 'opened') =>
  ({ id, header: columns[id], align: 'end', cell: (row: PushReply) => figure(row, id) }) as const;

/** Sent and cancelled notifications with their results, newest first (K26). */
export function HistoryPanel({ pushes }: { pushes: readonly PushReply[] }) {
  const [filter, setFilter] = useState(ALL);
  const past = pushes.filter(({ state }) => state !== 'scheduled');
  const rows = past.filter(({ audience }) => filter === ALL || audience === filter);
  return (
    <Panel
      title={copy.title}
      aside={
        past.length > 0 ? (
          <Toolbar>
            <Select label={copy.filter} options={filters} value={filter} onValueChange={setFilter} />
            <LinkButton variant="secondary" size="sm" href={toFile(rows)} download={copy.file}>
              {copy.export}
            </LinkButton>
          </Toolbar>
        ) : null
      }
    >
      {past.length === 0 ? (
        <PanelEmptyState empty={copy.empty} emptyHint={copy.emptyHint} />
      ) : (
        <Table
          dense
          caption={copy.caption}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyMessage>{copy.noMatch}</EmptyMessage>}
          columns={[
            {
              ...{ id: 'notification', header: columns.notification, rowHeader: true },
              cell: (row) => <NotificationCell {...row} />,
            },
            { id: 'audience', header: columns.audience, cell: ({ audience }) => pushAudienceCopy[audience].name },
            {
              ...{ id: 'when', header: columns.when },
              cell: (row) => <WhenCell {...row} />,
            },
            {
              ...{ id: 'state', header: columns.state },
              cell: ({ state }) => (
                <Badge tone={state === 'sent' ? 'success' : state === 'cancelled' ? 'outline' : 'attention'}>
                  {pushStateNames[state]}
                </Badge>
              ),
            },
            end('sent'),
            end('delivered'),
            end('opened'),
            { id: 'openRate', header: columns.openRate, align: 'end', cell: openRate },
            { id: 'failed', header: columns.failed, breakWords: true, cell: unsent },
          ]}
        />
      )}
    </Panel>
  );
}
