import type { EntityManager, FindOperator } from 'typeorm';
import { SessionEntity } from './Session.entity.ts';

/** Signs an account, or several, out everywhere. */
export async function endSessions(manager: EntityManager, accountId: string | FindOperator<string>): Promise<void> {
  await manager.delete(SessionEntity, { accountId });
}
