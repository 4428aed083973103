import { INBOX_PAGE_SIZE, type InboxItemReply, type InboxKind, type InboxStatus } from '@skal/contracts/support/inbox';
import type { TicketPriority } from '@skal/contracts/support/ticket';
import { useState } from 'react';
import { useListInboxQuery } from '../inbox.api.ts';
import { type InboxItemRef, inboxItemKey } from '../useSelectedItem.ts';

/** What the operator asked to see; what is not named is not narrowed. */
export interface InboxFilter {
  kind?: InboxKind;
  status?: InboxStatus;
  priority?: TicketPriority;
  client?: { id: string; name: string };
}

/** What an operator has changed of a row since it was read. */
export type InboxRowPatch = Partial<Pick<InboxItemReply, 'status' | 'unread' | 'respondedAt'>>;

interface View {
  filter: InboxFilter;
  /** The pages before the one that is read now. */
  before: readonly InboxItemReply[];
  cursor: string;
}

const first = (filter: InboxFilter): View => ({ filter, before: [], cursor: '' });

/** The rows as they were read, page by page. What is changed of one stays in its place until the list is read anew. */
export function useInboxList(initial: InboxFilter = {}) {
  const [view, setView] = useState<View>(() => first(initial));
  const [changes, setChanges] = useState<ReadonlyMap<string, InboxRowPatch>>(new Map());
  const { filter, before, cursor } = view;
  const { client, ...rest } = filter;
  const { currentData, isError, isFetching, refetch } = useListInboxQuery(
    { query: { ...rest, client: client?.id, cursor } },
    { refetchOnMountOrArgChange: true },
  );
  const rows = [...before, ...(currentData ?? [])];
  const last = currentData?.at(-1);

  const start = (next: InboxFilter) => {
    setChanges(new Map());
    setView(first(next));
  };
  return {
    filter,
    rows: rows.map((row) => ({ ...row, ...changes.get(inboxItemKey(row)) })),
    isLoading: !currentData && !isError,
    isFailed: isError && !isFetching,
    more:
      last && currentData?.length === INBOX_PAGE_SIZE
        ? () => setView({ filter, before: rows, cursor: last.cursor })
        : null,
    retry: () => void refetch(),
    narrow: (change: InboxFilter) => start({ ...filter, ...change }),
    showAll: () => start({}),
    refresh: () => {
      start(filter);
      void refetch();
    },
    change: (name: InboxItemRef, change: InboxRowPatch) =>
      setChanges((known) => new Map(known).set(inboxItemKey(name), { ...known.get(inboxItemKey(name)), ...change })),
  };
}

export type InboxState = ReturnType<typeof useInboxList>;
