import {
  ACTIVITY_LIMIT,
  type ClientConnectionReply,
  type ConnectionActivityReply,
  clientConnection,
  connectors as connectorNames,
  SYNC_PAUSE_MINUTES,
} from '@skal/contracts/integration/connection';
import { In } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { notFound, tooManyRequests } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { toIsoTime, toIsoTimeOrNull } from '../../time/calendar.ts';
import type { EventIngestor } from '../appEvent/EventIngestor.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { type Connection, ConnectionEntity } from './Connection.entity.ts';
import { ConnectionLogEntryEntity } from './ConnectionLogEntry.entity.ts';
import { writeReason } from './connectionReason.ts';
import { findAudience } from './mailchimp/audience.query.ts';
import { REQUEST_BUDGET_MS, syncConnection } from './syncConnection.ts';

const PAUSE_MS = SYNC_PAUSE_MINUTES * 60_000;

/** Log entry of a sync; others are webhooks of the vendor. */
const SYNC = 'read';

/**
 * Starts a sync of a client's connection, within a time budget. Failed syncs count as well, so that a vendor that
 * rejects requests is not called more often.
 * @throws HttpError 404 for an unknown connection, 409 while it is syncing, 429 if the last sync was just now
 */
async function syncNow(
  deps: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'> & { book: EventIngestor },
  { businessId, connector }: Pick<Connection, 'businessId'> & { connector: string },
  actor: Actor,
): Promise<Connection> {
  const { db } = deps;
  const known = connectorNames.find((name) => name === connector);
  const read = () =>
    db.read(async (manager) => (known ? manager.findOneBy(ConnectionEntity, { businessId, connector: known }) : null));
  const found = await read();
  if (!found) throw notFound('connection');
  const order = { at: 'DESC', id: 'DESC' } as const;
  const last = await db.read((manager) =>
    manager.findOne(ConnectionLogEntryEntity, { where: { connectionId: found.id, what: SYNC }, order }),
  );
  const wait = Number(last?.at ?? 0) + PAUSE_MS - Date.now();
  if (wait > 0) throw tooManyRequests(wait);
  await syncConnection(deps, found.id, REQUEST_BUDGET_MS);
  const client = await findClientRef(db, businessId);
  await db.tx((manager) =>
    recordAuditEvent(manager, actor, { action: 'connection.synced', client, after: { connector } }),
  );
  const after = await read();
  if (!after) throw notFound('connection');
  return after;
}

/** Routes of the connections of a client: their state, activity, and a sync. */
export function clientConnectionRoutes(deps: Dependencies, book: EventIngestor): Route[] {
  const { db } = deps;
  const list = (businessId: string): Promise<Connection[]> =>
    db.read((manager) => manager.find(ConnectionEntity, { where: { businessId }, order: { connector: 'ASC' } }));
  const present = async (connection: Connection): Promise<ClientConnectionReply> => {
    const { businessId, connector, state, lastSyncedAt, lastWebhookAt } = connection;
    return {
      ...{ connector, state, lastReadAt: toIsoTimeOrNull(lastSyncedAt), lastWebhookAt: toIsoTimeOrNull(lastWebhookAt) },
      audience: connector === 'mailchimp' ? await findAudience(db, businessId) : null,
    };
  };

  return [
    route(clientConnection.list, {
      run: async ({ business }) => Promise.all((await list(business.id)).map(present)),
    }),

    route(clientConnection.activity, {
      async run({ business, locale }): Promise<ConnectionActivityReply[]> {
        const connectorOf = new Map((await list(business.id)).map(({ id, connector }) => [id, connector]));
        if (connectorOf.size === 0) return [];
        const entries = await db.read((manager) =>
          manager.find(ConnectionLogEntryEntity, {
            ...{ where: { connectionId: In([...connectorOf.keys()]) }, order: { at: 'DESC', id: 'DESC' } },
            take: ACTIVITY_LIMIT,
          }),
        );
        return entries.flatMap(({ id, connectionId, at, what, accepted, known, refused, reason }) => {
          const connector = connectorOf.get(connectionId);
          if (!connector) return [];
          const counts = { accepted, known, refused };
          return [{ id, connector, at: toIsoTime(at), what, ...counts, reason: writeReason(locale, reason) }];
        });
      },
    }),

    route(clientConnection.sync, {
      async run(call) {
        const which = { businessId: call.business.id, connector: call.params.connector };
        return present(await syncNow({ ...deps, book }, which, call));
      },
    }),
  ];
}
