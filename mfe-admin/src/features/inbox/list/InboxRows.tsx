import { Button, ErrorState, Skeleton } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { inbox as copy } from '../../../content/operations/inbox.ts';
import { type InboxItemRef, inboxItemKey } from '../useSelectedItem.ts';
import { InboxRow } from './InboxRow.tsx';
import type { InboxState } from './useInboxList.ts';

interface Props {
  label: string;
  list: InboxState;
  /** Key of the open row, where list and detail are shown together. */
  openKey?: string | null;
  onOpen: (name: InboxItemRef) => void;
  /** Shown without rows. */
  empty: ReactNode;
}

/** Rows of the inbox, page by page, with loading, error and empty states. */
export function InboxRows({ label, list, openKey = null, onOpen, empty }: Props) {
  const { rows, isLoading, isFailed, more, retry } = list;
  if (rows.length === 0) {
    if (isFailed) return <ErrorState {...copy.failed} onRetry={retry} />;
    return isLoading ? <Skeleton rows={6} label={copy.loading} /> : empty;
  }
  return (
    <>
      <Rows aria-label={label}>
        {rows.map((row) => (
          <InboxRow
            key={inboxItemKey(row)}
            row={row}
            isOpen={inboxItemKey(row) === openKey}
            onOpen={() => onOpen(row)}
          />
        ))}
      </Rows>
      {isFailed ? <ErrorState {...copy.failed} onRetry={retry} /> : null}
      {isLoading ? <Skeleton rows={2} label={copy.loading} /> : null}
      {more ? (
        <Button variant="secondary" onClick={more}>
          {copy.more}
        </Button>
      ) : null}
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
