import type { ClientReply } from '@skal/contracts/client';
import { Button, DownloadIcon, PlusIcon, SearchBox, Select, Text } from '@skal/shared-ui';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { clientList } from '../../content/admin.ts';
import { fileDay } from '../../content/time.ts';
import type { CreateDialogState } from './CreateDialog.tsx';
import { download, toCsv } from './clientCsv.ts';
import { filtered, searched, selectClientTable } from './clientTable.slice.ts';
import { clientFilters, filterName, isClientFilter } from './clientView.ts';

interface Props {
  /** The clients that the table shows: what is exported (T40). */
  shown: readonly ClientReply[];
  total: number;
  opener: CreateDialogState['opener'];
}

/** One row: what to look for, how much there is, what to do (R6, R7). */
export function ClientToolbar({ shown, total, opener }: Props) {
  const { search, filter } = useSelector(selectClientTable);
  const dispatch = useDispatch();
  return (
    <Row>
      <Search>
        <SearchBox
          label={clientList.search}
          placeholder={clientList.search}
          value={search}
          onChange={(text) => dispatch(searched(text))}
          shortcut
        />
      </Search>
      <Select
        label={clientList.filter}
        value={filter}
        onValueChange={(choice) => {
          if (isClientFilter(choice)) dispatch(filtered(choice));
        }}
        options={clientFilters.map((choice) => ({ value: choice, label: filterName(choice) }))}
      />
      <End>
        <Text size="meta" tone="ink-3" role="status">
          {clientList.count(shown.length, total)}
        </Text>
        <Button
          variant="secondary"
          size="sm"
          disabled={shown.length === 0}
          onClick={() => download(toCsv(shown), `clients-${fileDay(new Date())}.csv`)}
        >
          <DownloadIcon />
          {clientList.export}
        </Button>
        <Button size="sm" {...opener}>
          <PlusIcon />
          {clientList.create}
        </Button>
      </End>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
`;

const Search = styled.div`
  flex: 1 1 180px;
  min-inline-size: 0;
  max-inline-size: 320px;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-inline-start: auto;

  @media (max-width: 719.98px) {
    flex: 1 0 100%;

    & > p {
      margin-inline-end: auto;
    }
  }
`;
