import { LessThanOrEqual } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../server/errors/HttpError.ts';
import { getErrorLogFields } from '../../server/observability/log.ts';
import type { EventIngestor } from '../appEvent/EventIngestor.ts';
import { ConnectionEntity } from './Connection.entity.ts';
import { syncConnection } from './syncConnection.ts';

/** Time budget per connection, so that a large shop does not delay the others. */
const CONNECTION_BUDGET_MS = 30_000;
/** Time budget of all of them: other jobs wait, and the rest is synced in the next run. */
const RUN_BUDGET_MS = 120_000;
/** Maximum number per run, longest waiting first. */
const BATCH_SIZE = 50;

/** Syncs due connections one after the other. A failing one does not stop the others. */
export async function syncDueConnections(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker' | 'log'> & { book: EventIngestor },
): Promise<void> {
  const now = Date.now();
  const due = await deps.db.read((manager) =>
    manager.find(ConnectionEntity, {
      select: { id: true },
      where: { dueAt: LessThanOrEqual(now), leaseUntil: LessThanOrEqual(now) },
      order: { dueAt: 'ASC', id: 'ASC' },
      take: BATCH_SIZE,
    }),
  );
  for (const { id } of due) {
    if (Date.now() > now + RUN_BUDGET_MS) return;
    await syncConnection(deps, id, CONNECTION_BUDGET_MS).catch((error: unknown) => {
      // Another process was first, or it was removed in the meantime.
      if (!(error instanceof HttpError))
        deps.log.error({ connection: id, ...getErrorLogFields(error) }, 'connection not read');
    });
  }
}
