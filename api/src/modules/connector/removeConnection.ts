import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { errorLogFields } from '../../server/observability/log.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { changeIntegration } from '../integration/changeIntegration.ts';
import { ConnectionEntity } from './Connection.entity.ts';
import { connectionCipher } from './connectionCipher.ts';
import { connectors } from './connectors.ts';

/**
 * Removes a connection: its credentials are deleted, and further webhooks are rejected. Imported events stay.
 * @throws HttpError 404 if there is none with this id
 */
export async function removeConnection(
  { db, settings, log }: Pick<Dependencies, 'db' | 'settings' | 'log'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const found = await db.read((manager) => manager.findOneBy(ConnectionEntity, { id }));
  if (!found) throw notFound('connection');
  const { businessId, connector, account } = found;
  const client = await findClientRef(db, businessId);
  await db.tx(async (manager) => {
    const { affected } = await manager.delete(ConnectionEntity, { id });
    if (!affected) throw notFound('connection');
    await recordAuditEvent(manager, actor, { action: 'connection.removed', client, before: { connector, account } });
    await changeIntegration({ db }, businessId, { platform: connector, status: 'none' }, actor);
  });
  const secret = connectionCipher.decrypt(settings, id, found.sealed);
  if (secret === null) return;
  await connectors[connector].disconnect?.(settings, found, secret).catch((error) => {
    // It is deleted here; a vendor that keeps sending is rejected, and stops after some days.
    log.info({ connector, ...errorLogFields(error) }, 'the disconnection was not announced to the platform');
  });
}
