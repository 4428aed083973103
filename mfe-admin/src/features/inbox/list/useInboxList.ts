import { INBOX_PAGE_SIZE, type InboxItemReply, type InboxKind, type InboxStatus } from '@skal/contracts/support/inbox';
import type { TicketPriority } from '@skal/contracts/support/ticket';
import { useRefetchOnMount } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useListInboxQuery } from '../inbox.api.ts';
import { type InboxItemRef, inboxItemKey } from '../useSelectedItem.ts';

/** Filters of the inbox; omitted ones match everything. */
export interface InboxFilter {
  kind?: InboxKind;
  status?: InboxStatus;
  priority?: TicketPriority;
  client?: { id: string; name: string };
}

/** Fields of a row that an operator may have changed since it was loaded. */
export type InboxRowPatch = Partial<Pick<InboxItemReply, 'status' | 'unread' | 'respondedAt'>>;

interface View {
  filter: InboxFilter;
  /** Rows of the pages before the current one. */
  before: readonly InboxItemReply[];
  cursor: string;
}

const first = (filter: InboxFilter): View => ({ filter, before: [], cursor: '' });

/** The loaded rows, page by page. A changed row keeps its place until the list is reloaded. */
export function useInboxList(initial: InboxFilter = {}) {
  const [view, setView] = useState<View>(() => first(initial));
  const [changes, setChanges] = useState<ReadonlyMap<string, InboxRowPatch>>(new Map());
  const { filter, before, cursor } = view;
  const { client, ...rest } = filter;
  const refetchOnMountOrArgChange = useRefetchOnMount();
  const { currentData, isError, isFetching, refetch } = useListInboxQuery(
    { query: { ...rest, client: client?.id, cursor } },
    { refetchOnMountOrArgChange },
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
      setChanges((current) =>
        new Map(current).set(inboxItemKey(name), { ...current.get(inboxItemKey(name)), ...change }),
      ),
  };
}

export type InboxState = ReturnType<typeof useInboxList>;
