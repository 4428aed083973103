import type { ChangeIntegrationBody, IntegrationStateReply } from '@skal/contracts/integration/integrationState';
import { platforms } from '@skal/contracts/integration/integrationState';
import type { EntityManager } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { IntegrationStateEntity } from './IntegrationState.entity.ts';

/** Finds the status of every platform of a client. */
export async function findIntegrations(manager: EntityManager, businessId: string): Promise<IntegrationStateReply[]> {
  const found = await manager.findBy(IntegrationStateEntity, { businessId });
  const statuses = new Map(found.map(({ platform, status }) => [platform, status]));
  return platforms.map((platform) => ({ platform, status: statuses.get(platform) ?? 'none' }));
}

/**
 * Sets the status of a platform of a client.
 * @throws HttpError 404 for an unknown client
 */
export function changeIntegration(
  { db }: Pick<Dependencies, 'db'>,
  businessId: string,
  { platform, status }: ChangeIntegrationBody,
  actor: Actor,
): Promise<IntegrationStateReply[]> {
  return db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    const row = await manager.findOneBy(IntegrationStateEntity, { businessId, platform });
    const before = row?.status ?? 'none';
    if (before !== status) {
      await manager.delete(IntegrationStateEntity, { businessId, platform });
      const entered = { id: newId(), businessId, platform, status, changedAt: Date.now() };
      await insertRows(manager, IntegrationStateEntity, [entered]);
      await recordAuditEvent(manager, actor, {
        ...{ action: 'integration.changed', client },
        ...{ before: { platform, status: before }, after: { platform, status } },
      });
    }
    return findIntegrations(manager, businessId);
  });
}
