import type { ClientReply, ClientStatus, SubscriptionPlan } from '@skal/contracts/client/client';
import { clientStatuses, subscriptionPlans } from '@skal/contracts/client/client';
import { CLIENT_PAGE_SIZE } from '@skal/contracts/client/clientList';
import { useMemo, useState } from 'react';
import { useCountClientQuery, useListClientQuery } from '../client.api.ts';
import { applyClientListOptions, type ClientListOptions } from './clientListOptions.ts';

/** The first page of the list: where it is not full, it is the whole list. */
export const FIRST_PAGE_QUERY = { query: { limit: CLIENT_PAGE_SIZE } };

/** So many rows of a longer list are shown at once. */
const SHOWN = 50;

const among = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => word === text);

/** A choice as the server is asked for it. */
export const toClientQuery = ({ search, filter, sort }: ClientListOptions) => ({
  search: search.trim(),
  status: among<ClientStatus>(clientStatuses, filter),
  plan: among<SubscriptionPlan>(subscriptionPlans, filter),
  sort: sort?.id,
  direction: sort?.direction,
});

export interface ClientPages {
  /** The rows to show; undefined until they are there. */
  clients: readonly ClientReply[] | undefined;
  /** How many fit the choice, and how many there are. */
  found: number | undefined;
  total: number | undefined;
  isError: boolean;
  /** Whether rows of another choice stand there while these are on their way. */
  isStale: boolean;
  refetch: () => void;
  /** Which rows these are among those found; there are other pages only in a long list. */
  from: number;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

/**
 * The clients that the operator asked to see. A list that fits into one page is searched and sorted here, at once;
 * of a longer one the server gives a page at a time.
 */
export function useClients(choice: ClientListOptions): ClientPages {
  const first = useListClientQuery(FIRST_PAGE_QUERY);
  const isLong = (first.data?.length ?? 0) >= CLIENT_PAGE_SIZE;
  const [trail, setTrail] = useState<{ choice: ClientListOptions; cursors: readonly string[] }>({
    choice,
    cursors: [],
  });
  const cursors = trail.choice === choice ? trail.cursors : [];

  const asked = toClientQuery(choice);
  const { search, status, plan } = asked;
  const query = { ...asked, cursor: cursors.at(-1), limit: SHOWN };
  const page = useListClientQuery({ query }, { skip: !isLong });
  const found = useCountClientQuery({ query: { search, status, plan } }, { skip: !isLong });
  const total = useCountClientQuery(undefined, { skip: !isLong });
  const whole = useMemo(() => first.data && applyClientListOptions(first.data, choice), [first.data, choice]);

  if (!isLong) {
    const { isError, isFetching, refetch } = first;
    const shown = { clients: whole, found: whole?.length, total: first.data?.length, from: 0 };
    const pages = { next: undefined, previous: undefined, isStale: false };
    return { ...shown, ...pages, isError: isError && !isFetching, refetch: () => void refetch() };
  }
  const { data, isError, isFetching, refetch } = page;
  const last = data?.at(-1);
  const from = cursors.length * SHOWN;
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
