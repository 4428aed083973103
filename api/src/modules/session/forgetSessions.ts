import { type EntityManager, LessThan } from 'typeorm';
import { SessionEntity } from './Session.entity.ts';

/** Deletes the sessions that ended before a time. */
export async function forgetSessions(manager: EntityManager, before: number): Promise<void> {
  await manager.delete(SessionEntity, { expiresAt: LessThan(before) });
}
