import { type ChangePasswordBody, password } from '@skal/contracts/account/password';
import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { sentence, textFor } from '../../language/text.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import { invalidFields } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { formatFullName } from '../account/name.ts';
import { findWeakness } from '../account/password.policy.ts';
import { replacePassword } from '../account/replacePassword.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { passwordChangedMail } from '../passwordLink/passwordLink.mails.ts';
import { rememberDevice } from '../signIn/devices.ts';
import { requireCurrentPassword, wrongPassword } from './requireCurrentPassword.ts';

/** The message begins with text that the portal recognises (N16), so that it shows the right title. */
const weakPassword = (weakness: string) =>
  invalidFields({ newPassword: sentence(/*i18n*/ 'New password must be harder to guess. {weakness}', { weakness }) });

/** Maximum number of verifications if a concurrent rehash replaces the hash. */
const ATTEMPTS = 3;

/**
 * Replaces the current password and returns the new hash; `afterChange` runs in the same transaction.
 * @throws HttpError 400 if the current password is wrong or the new one too weak, 429 after too many failures
 */
async function changePassword(
  deps: Pick<Dependencies, 'db' | 'settings' | 'limits' | 'passwordHasher'>,
  account: AuthenticatedUser,
  { currentPassword, newPassword }: ChangePasswordBody,
  afterChange: (manager: EntityManager) => Promise<void>,
): Promise<string> {
  const { db, passwordHasher, settings } = deps;
  const { accountId, email, business } = account;
  let after: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const stored = await requireCurrentPassword(deps, account, currentPassword);
    const weakness = findWeakness(newPassword, [
      settings.site.brand,
      business?.name ?? '',
      email,
      formatFullName(account),
    ]);
    if (weakness) throw weakPassword(weakness);
    // Hashed before the transaction, which must not wait for it.
    after ??= await passwordHasher.hash(newPassword);
    const hashes = { before: stored.passwordHash, after };
    const committed = await db.tx(async (manager) => {
      if (!(await replacePassword(manager, accountId, hashes))) return false;
      await afterChange(manager);
      return true;
    });
    if (committed) return after;
  }
  throw wrongPassword();
}

const CHANGED = /*i18n*/ 'Password saved. You have been signed out on all other devices.';

/** Route to change one's own password. */
export function passwordRoutes(deps: Dependencies): Route[] {
  return [
    route(password.change, {
      async run(call) {
        const { account, body, ctx, peer, requestId } = call;
        const { accountId: id, business } = account;
        const passwordHash = await changePassword(deps, account, body, async (manager) => {
          await revokeGrants(manager, 'passwordChanged', id, ctx);
          await enqueueMails(manager, [passwordChangedMail(account, deps.settings)], Date.now());
          await recordAuditEvent(manager, call, { action: 'credentials.changed', client: business });
        });
        deps.wakeMailWorker();
        rememberDevice(ctx, { id, passwordHash });
        deps.log.info({ requestId, ip: peer.ip, account: account.accountId }, 'password changed');
        return { message: textFor(call.locale, CHANGED) };
      },
    }),
  ];
}
