import type { LedgerEntryReply } from '@skal/contracts/finance/ledger';
import { Badge, Button, Heading, Table, type TableColumn, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { categoryNames } from '../../content/billing/categoryNames.ts';
import { ledger as copy, entrySourceNames } from '../../content/billing/ledger.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { ReverseEntryDialog } from './ReverseEntryDialog.tsx';

interface Props {
  clientId: string;
  entries: readonly LedgerEntryReply[];
  isOwner: boolean;
}

const { columns: heads } = copy;

const columns: readonly TableColumn<LedgerEntryReply>[] = [
  { id: 'date', header: heads.date, cell: ({ date }) => <Day>{formatDay(date)}</Day> },
  { id: 'category', header: heads.category, rowHeader: true, cell: ({ category }) => categoryNames[category] },
  {
    id: 'amount',
    header: heads.amount,
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  { id: 'note', header: heads.note, breakWords: true, cell: ({ note }) => <Note>{note || copy.noNote}</Note> },
  {
    id: 'origin',
    header: heads.origin,
    cell: ({ origin, correctedBy }) => (
      <Badge tone={origin === 'demo' ? 'attention' : 'neutral'}>
        {correctedBy ? copy.reversed : entrySourceNames[origin]}
      </Badge>
    ),
  },
];

/** A client's entries, newest first; owners can reverse an entry once. */
export function LedgerTable({ clientId, entries, isOwner }: Props) {
  const [wrong, setWrong] = useState<LedgerEntryReply | null>(null);
  const actions: TableColumn<LedgerEntryReply> = {
    id: 'actions',
    header: heads.actions,
    cell: (entry) =>
      entry.corrects || entry.correctedBy ? null : (
        <Button
          variant="quiet"
          size="sm"
          aria-label={copy.correctThis(
            categoryNames[entry.category],
            formatMoney(entry.amount, entry.currency),
            formatDay(entry.date),
          )}
          onClick={() => setWrong(entry)}
        >
          {copy.correct}
        </Button>
      ),
  };
  return (
    <Rows>
      <Heading level={3} size="h4">
        {copy.title}
      </Heading>
      <Table
        caption={copy.title}
        dense
        rows={entries}
        rowKey={({ id }) => id}
        columns={isOwner ? [...columns, actions] : columns}
        empty={<Text tone="muted">{copy.empty}</Text>}
      />
      {wrong ? (
        <ReverseEntryDialog key={wrong.id} clientId={clientId} entry={wrong} onClose={() => setWrong(null)} />
      ) : null}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Note = styled.span`
  color: var(--ink-2);
`;

const Day = styled.span`
  white-space: nowrap;
`;
