import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import type { Call } from '../../server/http/route.ts';
import type { AccountIds } from '../account/lockAccount.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { PasskeyEntity } from './Passkey.entity.ts';
import { passkeyMail } from './passkey.mails.ts';

/**
 * Removes one of one's own passkeys.
 * @throws HttpError 404 for an unknown passkey, or one of another account
 */
export async function removePasskey(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  call: Call<Readonly<Record<'id', string>>, undefined>,
): Promise<void> {
  const { account, params } = call;
  const own = { id: params.id, accountId: account.accountId };
  await db.tx(async (manager) => {
    const row = await manager.findOneBy(PasskeyEntity, own);
    const { affected } = await manager.delete(PasskeyEntity, own);
    if (!row || affected !== 1) throw notFound('passkey');
    await recordAuditEvent(manager, call, {
      action: 'passkey.removed',
      client: account.business,
      before: { name: row.name },
    });
    await enqueueMails(manager, [passkeyMail(account, 'removed', settings)], Date.now());
  });
  wakeMailWorker();
}

/** Removes all passkeys of one or several accounts, inside the caller's transaction. */
export async function removePasskeys(manager: EntityManager, accountId: AccountIds): Promise<void> {
  await manager.delete(PasskeyEntity, { accountId });
}
