import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { type Actor, noteAudit, theProduct } from '../audit/noteAudit.ts';
import { readOldViews } from './oldViews.query.ts';
import { type View, ViewEntity } from './View.entity.ts';

/** How a view came to its end. */
export type ViewEnd = 'ended' | 'signed out' | 'over';

/** Ends this very view, inside the caller's transaction: one that has begun in its place meanwhile goes on. */
export async function endView(
  manager: EntityManager,
  { sessionId, clientId, clientName, expiresAt }: View,
  actor: Actor,
  how: ViewEnd,
): Promise<void> {
  const { affected } = await manager.delete(ViewEntity, { sessionId, clientId, expiresAt });
  if (!affected) return;
  const client = { id: clientId, name: clientName };
  await noteAudit(manager, actor, { action: 'view.ended', client, after: { how } });
}

/** Ends the view of a session, where there is one. */
export async function endViewOf(
  db: Database,
  sessionId: string,
  actor: Actor,
  how: Exclude<ViewEnd, 'over'>,
): Promise<void> {
  await db.tx(async (manager) => {
    const view = await manager.findOneBy(ViewEntity, { sessionId });
    if (view) await endView(manager, view, actor, Number(view.expiresAt) > Date.now() ? how : 'over');
  });
}

/** Ends the views whose time is over, in the name of those who began them. */
export async function endOldViews(db: Database, now: number): Promise<void> {
  for (const { accountId, firstName, lastName, email, ...view } of await readOldViews(db, now)) {
    const actor: Actor = { ...theProduct, account: { accountId, firstName, lastName, email } };
    await db.tx((manager) => endView(manager, view, actor, 'over'));
  }
}
