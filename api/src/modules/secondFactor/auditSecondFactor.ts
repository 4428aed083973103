import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import type { Peer } from '../../server/http/peer.ts';
import type { Account } from '../account/findAccount.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { type SecondFactorEvent, secondFactorMail } from './secondFactor.mails.ts';

type OwnSecondFactorEvent = Exclude<SecondFactorEvent, 'reset' | 'resetByOwner' | 'guessedAt'>;

const ACTION: Readonly<Record<OwnSecondFactorEvent, string>> = {
  set: 'factor.set',
  ended: 'factor.ended',
  renewed: 'factor.renewed',
  recovered: 'factor.recovered',
};

interface RequestActor {
  account: AuthenticatedUser;
  peer: Peer;
}

/** Audits a change of one's own second factor, and emails the owner, inside the caller's transaction. */
export async function auditSecondFactor(
  { settings }: Pick<Dependencies, 'settings'>,
  manager: EntityManager,
  call: RequestActor,
  event: OwnSecondFactorEvent,
): Promise<void> {
  await recordAuditEvent(manager, call, { action: ACTION[event], client: call.account.business });
  await enqueueMails(manager, [secondFactorMail(call.account, event, settings)], Date.now());
}

/** Audits a sign-in with a recovery code, and emails the owner, inside the caller's transaction. */
export async function auditRecoveryCodeUse(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  manager: EntityManager,
  { id, email, firstName, lastName, language, businessId }: Account,
  { peer, codesLeft }: { peer: Peer; codesLeft: number },
): Promise<void> {
  const account = { accountId: id, email, firstName, lastName };
  const client = await findClientRef(db, businessId);
  await recordAuditEvent(manager, { account, peer }, { action: ACTION.recovered, client, after: { codesLeft } });
  const recipient = { email, firstName, language };
  await enqueueMails(manager, [secondFactorMail(recipient, 'recovered', settings, codesLeft)], Date.now());
}
