import { HISTORY_LIMIT, type ReleaseEntryReply, type ReleaseReply } from '@skal/contracts/operations/release';
import { Button, Heading, Table, type TableColumn, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { releaseHistory as copy } from '../../content/operations/releases.ts';
import { formatDateTime } from '../../format/date.ts';
import { COMMIT_LENGTH, VersionCode } from './VersionCode.tsx';

/** Number of entries at first, and per press of 'more'. */
const PAGE_SIZE = 10;

interface HistoryEntry extends ReleaseEntryReply {
  bundle: string;
  /** Bundle and index: two entries may be equal. */
  key: string;
}

const { columns: heads } = copy;

/** Empty values take no space. */
const columns: readonly TableColumn<HistoryEntry>[] = [
  { id: 'what', header: heads.what, rowHeader: true, cell: ({ action, bundle }) => copy.actionLabels[action](bundle) },
  { id: 'version', header: heads.version, width: '11rem', cell: ({ version }) => <VersionCode>{version}</VersionCode> },
  {
    id: 'at',
    header: heads.at,
    width: '11.5rem',
    cell: ({ at }) => at && <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  { id: 'by', header: heads.by, cell: ({ by }) => by },
  { id: 'note', header: heads.note, cell: ({ note }) => note },
  {
    id: 'commit',
    header: heads.commit,
    width: '7.5rem',
    cell: ({ commit }) => commit && <VersionCode>{commit.slice(0, COMMIT_LENGTH)}</VersionCode>,
  },
];

/** Actions on the whole site, newest first. */
const historyOf = (releases: readonly ReleaseReply[]): HistoryEntry[] =>
  releases
    .flatMap(({ bundle, history }) =>
      history.map((entry, place) => ({ ...entry, bundle, key: `${bundle} ${history.length - place}` })),
    )
    .sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));

/** Actions on all bundles, with actor and reason. */
export function ReleaseHistory({ releases }: { releases: readonly ReleaseReply[] }) {
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const all = historyOf(releases);
  return (
    <>
      <Heading level={2} size="h4">
        {copy.title}
      </Heading>
      <Table
        caption={copy.title}
        columns={columns}
        rows={all.slice(0, visibleCount)}
        rowKey={({ key }) => key}
        empty={<Text tone="muted">{copy.empty}</Text>}
        dense
      />
      {all.length > visibleCount ? (
        <div>
          <Button variant="secondary" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
            {copy.more}
          </Button>
        </div>
      ) : releases.some(({ history }) => history.length === HISTORY_LIMIT) ? (
        <Text size="meta" tone="muted">
          {copy.older}
        </Text>
      ) : null}
    </>
  );
}
