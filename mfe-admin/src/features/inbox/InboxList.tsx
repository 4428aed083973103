import { Button, EmptyState, ErrorState, Skeleton } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { inbox as words } from '../../content/inbox.ts';
import { InboxRow } from './InboxRow.tsx';
import type { InboxState } from './useInboxList.ts';
import { type ItemName, keyOf } from './useOpenItem.ts';

interface Props {
  list: InboxState;
  openKey: string | null;
  onOpen: (name: ItemName) => void;
}

const isNarrowed = ({ filter }: InboxState) => Object.values(filter).some((value) => value !== undefined);

/** The rows of the inbox, page by page, with the keys that go through them. */
export function InboxList({ list, openKey, onOpen }: Props) {
  const { rows, isLoading, isFailed, more, retry, showAll } = list;
  if (rows.length === 0) {
    if (isFailed) return <ErrorState {...words.failed} onRetry={retry} />;
    if (isLoading) return <Skeleton rows={6} label={words.loading} />;
    return isNarrowed(list) ? (
      <EmptyState
        {...words.emptyNarrowed}
        action={
          <Button variant="secondary" onClick={showAll}>
            {words.filters.clear}
          </Button>
        }
      />
    ) : (
      <EmptyState {...words.empty} />
    );
  }
  return (
    <>
      <Rows aria-label={words.list}>
        {rows.map((row) => (
          <InboxRow key={keyOf(row)} row={row} isOpen={keyOf(row) === openKey} onOpen={() => onOpen(row)} />
        ))}
      </Rows>
      {isFailed ? <ErrorState {...words.failed} onRetry={retry} /> : null}
      {isLoading ? <Skeleton rows={2} label={words.loading} /> : null}
      {more ? (
        <Button variant="secondary" onClick={more}>
          {words.more}
        </Button>
      ) : null}
      <Keys aria-label={words.shortcutsLabel}>
        {words.shortcuts.map(({ keys, means }) => (
          <li key={means}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {means}
          </li>
        ))}
      </Keys>
    </>
  );
}

const Rows = styled.ul`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius-8);
  background: var(--surface);
  overflow: clip;
`;

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  color: var(--ink-3);
  font: var(--type-meta);

  & kbd {
    margin-inline-end: 4px;
    padding: 0 5px;
    border: 1px solid var(--line);
    border-radius: var(--radius-4);
    background: var(--sunken);
    font: inherit;
  }

  @media (pointer: coarse) {
    display: none;
  }
`;
