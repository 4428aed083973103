import type { EntityManager } from 'typeorm';
import { SessionEntity } from './Session.entity.ts';

/** Signs an account out everywhere. */
export async function endSessions(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(SessionEntity, { accountId });
}
