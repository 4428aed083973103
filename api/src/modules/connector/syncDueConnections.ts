import { LessThanOrEqual } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../server/errors/HttpError.ts';
import { errorLogFields } from '../../server/observability/log.ts';
import type { EventIngestor } from '../appEvent/EventIngestor.ts';
import { ConnectionEntity } from './Connection.entity.ts';
import { syncConnection } from './syncConnection.ts';

/** One connection has so long at a turn, so that a shop with many orders keeps no other from its own. */
const EACH_MS = 30_000;
/** Time budget of all of them together: other jobs wait behind them, and the rest is read in the next run. */
const TURN_MS = 120_000;
/** So many are looked up for a turn, those that have waited longest first. */
const MOST = 50;

/** Reads the connections whose time has come, one after the other. One that fails keeps no other from its turn. */
export async function syncDueConnections(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker' | 'log'> & { book: EventIngestor },
): Promise<void> {
  const now = Date.now();
  const due = await deps.db.read((manager) =>
    manager.find(ConnectionEntity, {
      select: { id: true },
      where: { dueAt: LessThanOrEqual(now), leaseUntil: LessThanOrEqual(now) },
      order: { dueAt: 'ASC', id: 'ASC' },
      take: MOST,
    }),
  );
  for (const { id } of due) {
    if (Date.now() > now + TURN_MS) return;
    await syncConnection(deps, id, EACH_MS).catch((error: unknown) => {
      // Another process was faster, or it was taken away meanwhile.
      if (!(error instanceof HttpError))
        deps.log.error({ connection: id, ...errorLogFields(error) }, 'connection not read');
    });
  }
}
