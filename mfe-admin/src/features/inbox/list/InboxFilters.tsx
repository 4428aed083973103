import { inboxKinds, inboxStatuses } from '@skal/contracts/support/inbox';
import { ticketPriorities } from '@skal/contracts/support/ticket';
import { ticketPriorityLabels } from '@skal/contracts/support/ticketLabels';
import { Button, IconButton, RefreshCwIcon, Select, XIcon } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { inbox as copy, inboxStatusNames, kindNames } from '../../../content/operations/inbox.ts';
import type { InboxState } from './useInboxList.ts';

const { filters } = copy;

/** Select options, with one that matches everything. */
const optionsOf = <Word extends string>(
  all: string,
  choices: readonly Word[],
  names: Readonly<Record<Word, string>>,
) => [{ value: '', label: all }, ...choices.map((value) => ({ value, label: names[value] }))];

const kinds = optionsOf(filters.all.kind, inboxKinds, kindNames);
const statuses = optionsOf(filters.all.status, inboxStatuses, inboxStatusNames);
const priorities = optionsOf(filters.all.priority, ticketPriorities, ticketPriorityLabels);

/** Filters of the inbox, and the refresh button. */
export function InboxFilters({ list: { filter, narrow, refresh } }: { list: InboxState }) {
  return (
    <Row>
      <Select
        label={filters.kind}
        value={filter.kind ?? ''}
        options={kinds}
        onValueChange={(value) => narrow({ kind: inboxKinds.find((kind) => kind === value) })}
      />
      <Select
        label={filters.status}
        value={filter.status ?? ''}
        options={statuses}
        onValueChange={(value) => narrow({ status: inboxStatuses.find((status) => status === value) })}
      />
      <Select
        label={filters.priority}
        value={filter.priority ?? ''}
        options={priorities}
        onValueChange={(value) => narrow({ priority: ticketPriorities.find((priority) => priority === value) })}
      />
      {filter.client ? (
        <Button variant="secondary" size="sm" onClick={() => narrow({ client: undefined })}>
          {filters.client(filter.client.name)}
          <XIcon />
        </Button>
      ) : null}
      <IconButton size="sm" label={copy.refresh} onClick={refresh}>
        <RefreshCwIcon />
      </IconButton>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
