import type { ClientReply } from '@skal/contracts/client/client';
import { CLIENT_PAGE_SIZE } from '@skal/contracts/client/clientList';
import { useCallback, useMemo, useState } from 'react';
import type { BulkUpdateResult } from './useBulkUpdateClients.ts';

/** So many can be selected: as many as are changed or exported at once. */
export const MAX_SELECTED = CLIENT_PAGE_SIZE;

export interface Selection {
  /** The clients that are selected, as they were seen last. */
  selected: readonly ClientReply[];
  isSelected: (id: string) => boolean;
  select: (clients: readonly ClientReply[], on?: boolean) => void;
  /** Has those that were changed as they are now, and leaves out those that were not. */
  settle: (outcome: BulkUpdateResult) => void;
  clear: () => void;
}

type Selected = ReadonlyMap<string, ClientReply>;

/** Adds clients, or takes them out; more than can be selected are not added. */
function changed(before: Selected, clients: readonly ClientReply[], on: boolean): Selected {
  const next = new Map(before);
  for (const client of clients) {
    if (!on) next.delete(client.id);
    else if (next.has(client.id) || next.size < MAX_SELECTED) next.set(client.id, client);
  }
  return next;
}

/** Which clients are selected, on whatever page they stand. Those of this page count as they stand there now. */
export function useSelection(shown: readonly ClientReply[] | undefined): Selection {
  const [kept, setKept] = useState<Selected>(new Map());
  const selected = useMemo(() => {
    const now = new Map(shown?.map((client) => [client.id, client]));
    return [...kept.values()].map((client) => now.get(client.id) ?? client);
  }, [kept, shown]);
  return {
    selected,
    isSelected: (id) => kept.has(id),
    select: useCallback((clients, on = true) => setKept((before) => changed(before, clients, on)), []),
    settle: useCallback(({ changed: now, refused }: BulkUpdateResult) => {
      setKept((before) => {
        const next = new Map(before);
        for (const client of now) if (next.has(client.id)) next.set(client.id, client);
        for (const id of refused) next.delete(id);
        return next;
      });
    }, []),
    clear: useCallback(() => setKept(new Map()), []),
  };
}
