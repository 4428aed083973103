import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { type Actor, recordAuditEvent, SYSTEM_ACTOR } from '../audit/recordAudit.ts';
import { readOldViews } from './expiredImpersonations.query.ts';
import { type Impersonation, ImpersonationEntity } from './Impersonation.entity.ts';

/** How an impersonation ended. */
export type ImpersonationEnd = 'ended' | 'signed out' | 'over';

/** Ends this impersonation, inside the caller's transaction, but not one that has replaced it in the meantime. */
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

/** Ends the impersonation of a session, if there is one. */
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

/** Ends expired impersonations, in the name of the operators who started them. */
export async function expireImpersonations(db: Database, now: number): Promise<void> {
  for (const { accountId, firstName, lastName, email, ...view } of await readOldViews(db, now)) {
    const actor: Actor = { ...SYSTEM_ACTOR, account: { accountId, firstName, lastName, email } };
    await db.tx((manager) => endImpersonation(manager, view, actor, 'over'));
  }
}
