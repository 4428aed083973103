import { IMPERSONATION_MINUTES } from '@skal/contracts/site/serviceCommitments';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sentence } from '../../language/text.ts';
import { conflict, impersonationIsReadOnly } from '../../server/errors/HttpError.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { readSubscriptionStatus } from '../client/subscriptionStatus.ts';
import { findImpersonation } from '../session/impersonation.query.ts';
import { endImpersonation } from './endImpersonation.ts';
import { type Impersonation, ImpersonationEntity } from './Impersonation.entity.ts';

const BEGUN = /*i18n*/ 'You are already viewing a portal in this browser. Please end that view first.';

/** Error by the status of a client who cannot sign in. */
const INACTIVE = {
  paused: /*i18n*/ '{client} is paused and cannot sign in, so their portal cannot be viewed.',
  cancelled: /*i18n*/ '{client} is cancelled and cannot sign in, so their portal cannot be viewed.',
} as const;

/**
 * Starts an impersonation in the operator's session. A session has at most one: of two started at the same time the
 * table rejects one.
 * @throws HttpError 404 for an unknown client, 409 for a client who cannot sign in, 403 or 409 during another
 *   impersonation
 */
export async function startImpersonation(
  { db }: Pick<Dependencies, 'db'>,
  { sessionId, clientId }: Pick<Impersonation, 'sessionId' | 'clientId'>,
  actor: Actor,
): Promise<Impersonation> {
  const store = db.tx(async (manager) => {
    const client = await lockBusiness(manager, clientId);
    const status = await readSubscriptionStatus(db, clientId);
    if (status !== 'active') {
      throw conflict(sentence(INACTIVE[status], { client: client.name }));
    }
    const before = await manager.findOneBy(ImpersonationEntity, { sessionId });
    if (before) {
      const { viewing } = await findImpersonation(db, before.clientId, Number(before.expiresAt));
      if (viewing) throw impersonationIsReadOnly(viewing.business.name);
      await endImpersonation(manager, before, actor, 'over');
    }
    const expiresAt = Date.now() + IMPERSONATION_MINUTES * 60_000;
    const view: Impersonation = { sessionId, clientId, clientName: client.name, expiresAt };
    await insertRows(manager, ImpersonationEntity, [view]);
    const after = { until: toIsoTime(expiresAt) };
    await recordAuditEvent(manager, actor, { action: 'view.started', client, after });
    return view;
  });
  return store.catch((error) => {
    throw isDuplicate(error) ? conflict(BEGUN) : error;
  });
}
