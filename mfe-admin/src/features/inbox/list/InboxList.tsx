import { Button, EmptyState } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { inbox as copy } from '../../../content/operations/inbox.ts';
import type { InboxItemRef } from '../useSelectedItem.ts';
import { InboxRows } from './InboxRows.tsx';
import type { InboxState } from './useInboxList.ts';

interface Props {
  list: InboxState;
  openKey: string | null;
  onOpen: (name: InboxItemRef) => void;
}

const isFiltered = ({ filter }: InboxState) => Object.values(filter).some((value) => value !== undefined);

/** The rows of the inbox, with keyboard navigation. */
export function InboxList({ list, openKey, onOpen }: Props) {
  const emptyState = isFiltered(list) ? (
    <EmptyState
      {...copy.emptyNarrowed}
      action={
        <Button variant="secondary" onClick={list.showAll}>
          {copy.filters.clear}
        </Button>
      }
    />
  ) : (
    <EmptyState {...copy.empty} />
  );
  return (
    <>
      <InboxRows {...{ list, openKey, onOpen, empty: emptyState }} label={copy.list} />
      {list.rows.length > 0 ? (
        <Keys aria-label={copy.shortcutsLabel}>
          {copy.shortcuts.map(({ keys, means }) => (
            <li key={means}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {means}
            </li>
          ))}
        </Keys>
      ) : null}
    </>
  );
}

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
