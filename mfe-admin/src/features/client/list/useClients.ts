import type { ClientReply, ClientStatus, SubscriptionPlan } from '@skal/contracts/client/client';
import { clientStatuses, subscriptionPlans } from '@skal/contracts/client/client';
import { CLIENT_PAGE_SIZE } from '@skal/contracts/client/clientList';
import { useMemo, useState } from 'react';
import { useCountClientQuery, useListClientQuery } from '../client.api.ts';
import { applyClientListOptions, type ClientListOptions } from './clientListOptions.ts';

/** The first page of the list: if it is not full, it is the whole list. */
export const FIRST_PAGE_QUERY = { query: { limit: CLIENT_PAGE_SIZE } };

/** Rows per page of a longer list. */
const PAGE_ROWS = 50;

const findOption = <Word extends string>(options: readonly Word[], text: string): Word | undefined =>
  options.find((word) => word === text);

/** Maps list options to the server's query. */
export const toClientQuery = ({ search, filter, sort }: ClientListOptions) => ({
  search: search.trim(),
  status: findOption<ClientStatus>(clientStatuses, filter),
  plan: findOption<SubscriptionPlan>(subscriptionPlans, filter),
  sort: sort?.id,
  direction: sort?.direction,
});

export interface ClientPages {
  /** Rows to show; undefined until loaded. */
  clients: readonly ClientReply[] | undefined;
  /** Number of matching clients, and of all clients. */
  found: number | undefined;
  total: number | undefined;
  isError: boolean;
  /** Whether the rows belong to earlier options while new ones load. */
  isStale: boolean;
  refetch: () => void;
  /** Index of the first row among the matches; only long lists have several pages. */
  from: number;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

/**
 * Returns the clients that match the list options. A list of one page is searched and sorted in memory; a longer one is loaded
 * page by page.
 */
export function useClients(choice: ClientListOptions): ClientPages {
  const first = useListClientQuery(FIRST_PAGE_QUERY);
  const isLong = (first.data?.length ?? 0) >= CLIENT_PAGE_SIZE;
  const [trail, setTrail] = useState<{ choice: ClientListOptions; cursors: readonly string[] }>({
    choice,
    cursors: [],
  });
  const cursors = trail.choice === choice ? trail.cursors : [];

  const clientQuery = toClientQuery(choice);
  const { search, status, plan } = clientQuery;
  const query = { ...clientQuery, cursor: cursors.at(-1), limit: PAGE_ROWS };
  const page = useListClientQuery({ query }, { skip: !isLong });
  const found = useCountClientQuery({ query: { search, status, plan } }, { skip: !isLong });
  const total = useCountClientQuery(undefined, { skip: !isLong });
  const filtered = useMemo(() => first.data && applyClientListOptions(first.data, choice), [first.data, choice]);

  if (!isLong) {
    const { isError, isFetching, refetch } = first;
    const shown = { clients: filtered, found: filtered?.length, total: first.data?.length, from: 0 };
    const pages = { next: undefined, previous: undefined, isStale: false };
    return { ...shown, ...pages, isError: isError && !isFetching, refetch: () => void refetch() };
  }
  const { data, isError, isFetching, refetch } = page;
  const last = data?.at(-1);
  const from = cursors.length * PAGE_ROWS;
  const hasMore = data !== undefined && from + data.length < (found.currentData?.clients ?? 0);
  const go = (to: readonly string[]) => () => setTrail({ choice, cursors: to });
  return {
    clients: data,
    found: found.currentData?.clients,
    total: total.data?.clients,
    isError: isError && !isFetching,
    isStale: isFetching,
    refetch: () => void refetch(),
    from,
    next: hasMore && last && !isFetching ? go([...cursors, last.id]) : undefined,
    previous: cursors.length > 0 ? go(cursors.slice(0, -1)) : undefined,
  };
}
