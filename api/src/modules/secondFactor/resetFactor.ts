import type { Dependencies } from '../../dependencies.ts';
import { holdAccount } from '../account/holdAccount.ts';
import { type Actor, type Deed, noteAudit } from '../audit/noteAudit.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import type { Recipient } from '../outbox/letter.ts';
import { factorMail } from './secondFactor.mails.ts';

/**
 * Takes an account's second step and passkeys away, for somebody who has lost their phone and their recovery codes, and
 * signs them out everywhere. Their password stays as it is; a mail tells them.
 */
export async function resetFactor(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  account: Recipient & { readonly id: string },
  { actor, ...deed }: Deed & { readonly actor: Actor },
): Promise<void> {
  await db.tx(async (manager) => {
    await holdAccount(manager, account.id);
    await revokeGrants(manager, 'factorReset', account.id);
    await enqueueMails(manager, [factorMail(account, 'reset', settings)], Date.now());
    await noteAudit(manager, actor, deed);
  });
  wakeMailWorker();
}
