import type { ClientReply } from '@skal/contracts/client/client';
import type { ClientBulkEditItem, RejectedClientEditReply } from '@skal/contracts/client/clientBulkEdit';
import { useAsyncAction } from '@skal/shell-kit/api';
import { useCallback, useState } from 'react';
import { type ClientPatch, bulkUpdate as copy } from '../../../content/clients/bulkUpdate.ts';
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
const rejectionSentences = (rejected: readonly RejectedClientEditReply[]) =>
  groupBy(rejected, ({ error }) => error).map(([reason, failures]) =>
    copy.refused(
      failures.map(({ businessName }) => businessName ?? copy.deleted),
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
        failed: { title: copy.failed, description: copy.failedReason },
      }),
    [send, act],
  );

  const change = useCallback(
    async (clients: readonly ClientReply[], to: ClientPatch): Promise<BulkUpdateResult> => {
      const done = await make(clients.map(({ id, version }) => ({ id, version, ...to })));
      if (!done) return NOTHING;
      const { changed, refused: rejected } = done;
      const before = new Map(clients.map((client) => [client.id, client]));

      const undo = async () => {
        // Restores the previous values, but only for clients not changed since.
        const previous = changed.flatMap(({ id, version }) => {
          const was = before.get(id);
          return was ? [{ id, version, status: was.status, subscriptionPlan: was.subscriptionPlan }] : [];
        });
        const undone = await make(previous);
        if (!undone) return;
        const sentences = undone.changed.length > 0 ? [copy.undone(namesOf(undone.changed))] : [];
        setLast({ sentences: [...sentences, ...rejectionSentences(undone.refused)], undo: null });
      };
      const sentences = changed.length > 0 ? [copy.done(namesOf(changed), to)] : [];
      setLast({
        sentences: [...sentences, ...rejectionSentences(rejected)],
        undo: changed.length > 0 ? () => void undo() : null,
      });
      return { changed, refused: rejected.map(({ id }) => id) };
    },
    [make],
  );

  return { change, last, dismiss: () => setLast(null), isChanging: isLoading };
}
