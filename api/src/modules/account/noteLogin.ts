import type { EntityManager } from 'typeorm';
import { AccountEntity } from './Account.entity.ts';

/** Notes that somebody signed in just now. */
export async function noteLogin(manager: EntityManager, id: string, now: number): Promise<void> {
  await manager.update(AccountEntity, { id }, { lastLoginAt: now });
}
