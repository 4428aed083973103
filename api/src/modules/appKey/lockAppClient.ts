import type { EntityManager } from 'typeorm';
import { AppClientEntity } from './AppClient.entity.ts';

/** Locks a client's app until the transaction ends, without a new version of its metrics. */
export async function lockAppClient(manager: EntityManager, businessId: string): Promise<void> {
  await manager.update(AppClientEntity, { businessId }, { version: () => 'version' });
}
