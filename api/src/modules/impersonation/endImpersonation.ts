import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { type Actor, recordAuditEvent, SYSTEM_ACTOR } from '../audit/recordAudit.ts';
import { readOldViews } from './expiredImpersonations.query.ts';
import { type Impersonation, ImpersonationEntity } from './Impersonation.entity.ts';

/** How a view came to its end. */
export type ImpersonationEnd = 'ended' | 'signed out' | 'over';

/** Ends this very view, inside the caller's transaction: one that has begun in its place meanwhile goes on. */
export async function endImpersonation(
  manager: EntityManager,
  { sessionId, clientId, clientName, expiresAt }: Impersonation,
  actor: Actor,
  how: ImpersonationEnd,
): Promise<void> {
  const { affected } = await manager.delete(ImpersonationEntity, { sessionId, clientId, expiresAt });
  if (!affected) return;
  const client = { id: clientId, name: clientName };
  await recordAuditEvent(manager, actor, { action: 'view.ended', client, after: { how } });
}

/** Ends the view of a session, where there is one. */
export async function endSessionImpersonation(
  db: Database,
  sessionId: string,
  actor: Actor,
  how: Exclude<ImpersonationEnd, 'over'>,
): Promise<void> {
  await db.tx(async (manager) => {
    const view = await manager.findOneBy(ImpersonationEntity, { sessionId });
    if (view) await endImpersonation(manager, view, actor, Number(view.expiresAt) > Date.now() ? how : 'over');
  });
}

/** Ends the views whose time is over, in the name of those who began them. */
export async function expireImpersonations(db: Database, now: number): Promise<void> {
  for (const { accountId, firstName, lastName, email, ...view } of await readOldViews(db, now)) {
    const actor: Actor = { ...SYSTEM_ACTOR, account: { accountId, firstName, lastName, email } };
    await db.tx((manager) => endImpersonation(manager, view, actor, 'over'));
  }
}
