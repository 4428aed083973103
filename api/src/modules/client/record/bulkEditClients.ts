import { clientStatuses, subscriptionPlans } from '@skal/contracts/client/client';
import type {
  ClientBulkEditReply,
  ParsedClientBulkEdit,
  RejectedClientEditReply,
} from '@skal/contracts/client/clientBulkEdit';
import type { AuditValues } from '@skal/contracts/operations/audit';
import type { Locale } from '@skal/contracts/site/locale';
import { type EntityManager, In } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { textFor } from '../../../language/text.ts';
import { lockAccount } from '../../account/lockAccount.ts';
import { findAccountIds } from '../../account/ownAccount.query.ts';
import { type Actor, recordAuditEvents } from '../../audit/recordAudit.ts';
import { revokeGrants } from '../../grant/revokeGrants.ts';
import { BusinessEntity } from '../Business.entity.ts';
import { presentClient } from '../client.present.ts';
import { type ClientRow, findClientRows } from '../client.query.ts';
import { ClientListEntryEntity } from '../list/ClientListEntry.entity.ts';
import { SubscriptionEntity } from '../Subscription.entity.ts';
import { clientNotFound } from './clientDetail.query.ts';

const OUTDATED = /*i18n*/ 'Someone else has changed this client in the meantime.';

type ClientAccountRow = Awaited<ReturnType<typeof findClientRows>>[number];
type PlanAndStatus = Pick<ClientRow, 'plan' | 'status'>;

/** Current and requested state of a client. */
interface ClientEditPair {
  was: ClientAccountRow;
  is: PlanAndStatus;
}

const changedValues = (one: PlanAndStatus, other: PlanAndStatus): AuditValues => ({
  ...(one.plan !== other.plan && { plan: one.plan }),
  ...(one.status !== other.status && { status: one.status }),
});

/** Splits the edits into those that can be made and those that are rejected. */
function splitEdits(changes: ParsedClientBulkEdit['changes'], found: readonly ClientAccountRow[], locale: Locale) {
  const byId = new Map(found.map((row) => [row.id, row]));
  const pairs: ClientEditPair[] = [];
  const rejected: RejectedClientEditReply[] = [];
  for (const { id, version, status, subscriptionPlan } of changes) {
    const was = byId.get(id);
    if (!was) rejected.push({ id, businessName: null, error: clientNotFound().replyIn(locale).error });
    else if (was.version !== version)
      rejected.push({ id, businessName: was.businessName, error: textFor(locale, OUTDATED) });
    else pairs.push({ was, is: { plan: subscriptionPlan ?? was.plan, status: status ?? was.status } });
  }
  return { pairs, refused: rejected };
}

/** Writes plan and status of clients that get the same values. */
async function write(manager: EntityManager, ids: readonly string[], { plan, status }: PlanAndStatus): Promise<void> {
  const businessId = In(ids);
  await manager.update(SubscriptionEntity, { businessId }, { plan, status });
  const positions = {
    plan: subscriptionPlans.indexOf(plan),
    status: clientStatuses.indexOf(status),
    changedAt: Date.now(),
  };
  await manager.update(ClientListEntryEntity, { businessId }, positions);
}

/** Writes the clients that change, revokes their sessions and audits them. */
async function applyEdits(manager: EntityManager, pairs: readonly ClientEditPair[], actor: Actor): Promise<void> {
  if (pairs.length === 0) return;
  await manager.increment(BusinessEntity, { id: In(pairs.map(({ was }) => was.id)) }, 'version', 1);
  // A concurrent sign-in either has its session before the next line or reads the new status after it.
  await lockAccount(
    manager,
    In(
      await findAccountIds(
        manager,
        pairs.map(({ was }) => was.id),
      ),
    ),
  );
  for (const [first, ...others] of Map.groupBy(pairs, ({ is }) => `${is.plan} ${is.status}`).values()) {
    if (first)
      await write(
        manager,
        [first, ...others].map(({ was }) => was.id),
        first.is,
      );
  }
  const inactiveIds = pairs.filter(({ is }) => is.status !== 'active').map(({ was }) => was.id);
  const closed = await findAccountIds(manager, inactiveIds);
  if (closed.length > 0) await revokeGrants(manager, 'accountClosed', In(closed));
  const auditEvents = pairs.map(({ was, is }) => ({
    action: 'client.edited',
    client: { id: was.id, name: was.businessName },
    before: changedValues(was, is),
    after: changedValues(is, was),
  }));
  await recordAuditEvents(manager, actor, auditEvents);
}

/**
 * Changes plan or status of several clients in one transaction. A client whose version is outdated, or who was deleted,
 * is left unchanged and named in the reply; the others are changed. Each change is audited; clients who are no longer
 * active are signed out.
 */
export function bulkEditClients(
  db: Database,
  { changes }: ParsedClientBulkEdit,
  actor: Actor & { readonly locale: Locale },
): Promise<ClientBulkEditReply> {
  const ids = changes.map(({ id }) => id);
  return db.tx(async (manager) => {
    // Locked before they are read, until the transaction ends: the values compared are the values replaced.
    await manager.update(BusinessEntity, { id: In(ids) }, { version: () => 'version' });
    const { pairs, refused: rejected } = splitEdits(changes, await findClientRows(db, ids), actor.locale);
    const changed = pairs.filter(({ was, is }) => was.plan !== is.plan || was.status !== is.status);
    await applyEdits(manager, changed, actor);
    const after = new Map((await findClientRows(db, ids)).map((row) => [row.id, row]));
    return { changed: pairs.flatMap(({ was }) => after.get(was.id) ?? []).map(presentClient), refused: rejected };
  });
}
