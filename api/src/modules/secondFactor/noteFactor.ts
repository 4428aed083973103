import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import type { SignedIn } from '../../server/access.ts';
import type { Peer } from '../../server/peer.ts';
import type { Account } from '../account/findAccount.ts';
import { noteAudit } from '../audit/noteAudit.ts';
import { clientNamed } from '../client/clientNamed.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { type FactorEvent, factorMail } from './secondFactor.mails.ts';

type Own = Exclude<FactorEvent, 'reset' | 'guessedAt'>;

const ACTION: Readonly<Record<Own, string>> = {
  set: 'factor.set',
  ended: 'factor.ended',
  renewed: 'factor.renewed',
  recovered: 'factor.recovered',
};

interface Caller {
  account: SignedIn;
  peer: Peer;
}

/** Writes down what somebody changed of their own second step, and tells them, inside the caller's transaction. */
export async function noteFactor(
  { settings }: Pick<Dependencies, 'settings'>,
  manager: EntityManager,
  call: Caller,
  event: Own,
): Promise<void> {
  await noteAudit(manager, call, { action: ACTION[event], client: call.account.business });
  await enqueueMails(manager, [factorMail(call.account, event, settings)], Date.now());
}

/** Writes down that somebody came in by a recovery code, and tells the owner, inside the caller's transaction. */
export async function noteRecovered(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  manager: EntityManager,
  { id, email, firstName, lastName, businessId }: Account,
  { peer, codesLeft }: { peer: Peer; codesLeft: number },
): Promise<void> {
  const account = { accountId: id, email, firstName, lastName };
  const client = await clientNamed(db, businessId);
  await noteAudit(manager, { account, peer }, { action: ACTION.recovered, client, after: { codesLeft } });
  const more = `Recovery codes that are left: ${codesLeft}.`;
  await enqueueMails(manager, [factorMail(account, 'recovered', settings, more)], Date.now());
}
