import type { ClientReply } from '@skal/contracts/client/client';
import { CLIENT_PAGE_SIZE } from '@skal/contracts/client/clientList';
import { useCountClientQuery, useListClientQuery } from '../client.api.ts';
import { FIRST_PAGE_QUERY } from './useClients.ts';

export interface ClientStats {
  /** The first clients of the list, latest sign-in first (T38). */
  clients: readonly ClientReply[];
  total: number;
  active: number;
}

const ACTIVE = { query: { status: 'active' } } as const;

/** Number of clients and latest sign-ins: counted here if one page holds all clients, otherwise by the server. */
export function useClientStats() {
  const first = useListClientQuery(FIRST_PAGE_QUERY);
  const skip = (first.data?.length ?? 0) < CLIENT_PAGE_SIZE;
  const all = useCountClientQuery(undefined, { skip });
  const active = useCountClientQuery(ACTIVE, { skip });
  const reads = skip ? [first] : [first, all, active];
  return {
    figures: skip ? inOne(first.data) : counted(first.data, all.data?.clients, active.data?.clients),
    isError: reads.some(({ isError, isFetching }) => isError && !isFetching),
    refetch: () => {
      for (const { isError, refetch } of reads) if (isError) void refetch();
    },
  };
}

const inOne = (clients: readonly ClientReply[] | undefined): ClientStats | undefined =>
  clients && { clients, total: clients.length, active: clients.filter(({ isActive }) => isActive).length };

const counted = (
  clients: readonly ClientReply[] | undefined,
  total: number | undefined,
  active: number | undefined,
): ClientStats | undefined =>
  clients && total !== undefined && active !== undefined ? { clients, total, active } : undefined;
