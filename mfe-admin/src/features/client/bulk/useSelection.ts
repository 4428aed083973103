import type { ClientReply } from '@skal/contracts/client/client';
import { CLIENT_PAGE_SIZE } from '@skal/contracts/client/clientList';
import { useCallback, useMemo, useState } from 'react';
import type { BulkUpdateResult } from './useBulkUpdateClients.ts';

/** Maximum selection: as many clients as one update or export takes. */
export const MAX_SELECTED = CLIENT_PAGE_SIZE;

export interface Selection {
  /** The selected clients, as last loaded. */
  selected: readonly ClientReply[];
  isSelected: (id: string) => boolean;
  select: (clients: readonly ClientReply[], on?: boolean) => void;
  /** Replaces updated clients, and deselects those that were not updated. */
  applyResult: (outcome: BulkUpdateResult) => void;
  clear: () => void;
}

type Selected = ReadonlyMap<string, ClientReply>;

/** Adds or removes clients; ignores those above the maximum. */
function changed(before: Selected, clients: readonly ClientReply[], on: boolean): Selected {
  const next = new Map(before);
  for (const client of clients) {
    if (!on) next.delete(client.id);
    else if (next.has(client.id) || next.size < MAX_SELECTED) next.set(client.id, client);
  }
  return next;
}

/** State of the selection across pages. Clients of the current page replace their older copies. */
export function useSelection(shown: readonly ClientReply[] | undefined): Selection {
  const [selectedById, setSelectedById] = useState<Selected>(new Map());
  const selected = useMemo(() => {
    const now = new Map(shown?.map((client) => [client.id, client]));
    return [...selectedById.values()].map((client) => now.get(client.id) ?? client);
  }, [selectedById, shown]);
  return {
    selected,
    isSelected: (id) => selectedById.has(id),
    select: useCallback((clients, on = true) => setSelectedById((before) => changed(before, clients, on)), []),
    applyResult: useCallback(({ changed: now, refused: rejected }: BulkUpdateResult) => {
      setSelectedById((before) => {
        const next = new Map(before);
        for (const client of now) if (next.has(client.id)) next.set(client.id, client);
        for (const id of rejected) next.delete(id);
        return next;
      });
    }, []),
    clear: useCallback(() => setSelectedById(new Map()), []),
  };
}
