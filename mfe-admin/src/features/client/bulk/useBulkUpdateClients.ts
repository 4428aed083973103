import type { ClientReply } from '@skal/contracts/client/client';
import type { ClientBulkEditItem, RejectedClientEditReply } from '@skal/contracts/client/clientBulkEdit';
import { useAsyncAction } from '@skal/shell-kit/api';
import { useCallback, useState } from 'react';
import { type ClientPatch, bulkUpdate as words } from '../../../content/clients/bulkUpdate.ts';
import { groupBy } from '../../../layout/groupBy.ts';
import { useUpdateClientsMutation } from './bulkUpdate.api.ts';

/** Result of the last update: a text, the clients that were not changed, and undo where possible. */
export interface BulkUpdateSummary {
  sentences: readonly string[];
  undo: (() => void) | null;
}

export interface BulkUpdate {
  /** Resolves with the updated clients, and the ids of those that were not changed. */
  change: (clients: readonly ClientReply[], to: ClientPatch) => Promise<BulkUpdateResult>;
  last: BulkUpdateSummary | null;
  dismiss: () => void;
  isChanging: boolean;
}

export interface BulkUpdateResult {
  changed: readonly ClientReply[];
  refused: readonly string[];
}

const NOTHING = { changed: [], refused: [] };

const namesOf = (clients: readonly ClientReply[]) => clients.map(({ businessName }) => businessName);

/** Formats the rejected clients by reason. */
const sentencesOf = (refused: readonly RejectedClientEditReply[]) =>
  groupBy(refused, ({ error }) => error).map(([reason, those]) =>
    words.refused(
      those.map(({ businessName }) => businessName ?? words.deleted),
      reason,
    ),
  );

/** Updates plan or status of clients, reports the result, and undoes it. */
export function useBulkUpdateClients(): BulkUpdate {
  const [send, { isLoading }] = useUpdateClientsMutation();
  const [last, setLast] = useState<BulkUpdateSummary | null>(null);
  const act = useAsyncAction();

  const make = useCallback(
    (changes: readonly ClientBulkEditItem[]) =>
      act(async () => (await send({ body: { changes: [...changes] } }).unwrap()) ?? NOTHING, {
        failed: { title: words.failed, description: words.failedReason },
      }),
    [send, act],
  );

  const change = useCallback(
    async (clients: readonly ClientReply[], to: ClientPatch): Promise<BulkUpdateResult> => {
      const done = await make(clients.map(({ id, version }) => ({ id, version, ...to })));
      if (!done) return NOTHING;
      const { changed, refused } = done;
      const before = new Map(clients.map((client) => [client.id, client]));

      const undo = async () => {
        // Restores the previous values, but only for clients not changed since.
        const back = changed.flatMap(({ id, version }) => {
          const was = before.get(id);
          return was ? [{ id, version, status: was.status, subscriptionPlan: was.subscriptionPlan }] : [];
        });
        const undone = await make(back);
        if (!undone) return;
        const said = undone.changed.length > 0 ? [words.undone(namesOf(undone.changed))] : [];
        setLast({ sentences: [...said, ...sentencesOf(undone.refused)], undo: null });
      };
      const said = changed.length > 0 ? [words.done(namesOf(changed), to)] : [];
      setLast({
        sentences: [...said, ...sentencesOf(refused)],
        undo: changed.length > 0 ? () => void undo() : null,
      });
      return { changed, refused: refused.map(({ id }) => id) };
    },
    [make],
  );

  return { change, last, dismiss: () => setLast(null), isChanging: isLoading };
}
