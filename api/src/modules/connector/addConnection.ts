import type { ConnectorName } from '@skal/contracts/integration/connection';
import { platformLabels } from '@skal/contracts/integration/integrationState';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sentence } from '../../language/text.ts';
import { conflict } from '../../server/errors/HttpError.ts';
import { createAppClient } from '../appKey/createAppClient.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { changeIntegration } from '../integration/changeIntegration.ts';
import { ConnectionEntity } from './Connection.entity.ts';
import { connectionCipher } from './connectionCipher.ts';

/** Verified credentials of a connection. */
interface VerifiedCredentials {
  readonly businessId: string;
  readonly connector: ConnectorName;
  readonly account: string;
  readonly label: string;
  /** Stored encrypted and never returned. */
  readonly secret: object;
}

/**
 * Stores a connection and marks the platform as connected. Credentials appear in neither log nor audit log.
 * @returns its id
 * @throws HttpError 404 for an unknown client, 409 if the platform is connected already
 */
export async function addConnection(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  { businessId, connector, account, label, secret }: VerifiedCredentials,
  actor: Actor,
): Promise<string> {
  const id = newId();
  const now = Date.now();
  await db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    if (await manager.existsBy(ConnectionEntity, { businessId, connector })) {
      throw conflict(
        sentence(/*i18n*/ '{platform} is already connected. Please disconnect it first.', {
          platform: platformLabels[connector],
        }),
      );
    }
    await createAppClient(manager, businessId);
    const sealed = connectionCipher.encrypt(settings, id, JSON.stringify(secret));
    await insertRows(manager, ConnectionEntity, [
      {
        ...{ id, businessId, connector, account, label, sealed, state: 'importing', reason: null },
        ...{ syncCursor: null, syncFrom: null, syncTo: null, createdAt: now, lastSyncedAt: null, lastWebhookAt: null },
        ...{ failures: 0, dueAt: now, leaseUntil: 0 },
      },
    ]);
    await recordAuditEvent(manager, actor, { action: 'connection.added', client, after: { connector, account } });
    await changeIntegration({ db }, businessId, { platform: connector, status: 'connected' }, actor);
  });
  return id;
}
