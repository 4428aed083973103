import type { CreateClientBody } from '@skal/contracts/client/newClient';
import type { Dependencies } from '../../../dependencies.ts';
import type { AuthenticatedUser } from '../../../server/auth/access.ts';
import { invalidFields } from '../../../server/errors/HttpError.ts';
import { createAccount, emailReserved, emailTaken } from '../../account/createAccount.ts';
import { findAccount } from '../../account/findAccount.ts';
import { splitName } from '../../account/name.ts';
import { findWeakness } from '../../account/password.policy.ts';
import { createUnusablePasswordHash } from '../../account/unusablePassword.ts';
import { type Actor, recordAuditEvent } from '../../audit/recordAudit.ts';
import { linkInquiry } from '../../inquiry/clientInquiries.ts';
import { sendInvitation } from '../../passwordLink/sendPasswordLink.ts';
import type { ClientRow } from '../client.query.ts';
import { refreshClientListEntry } from '../list/refreshClientListEntry.ts';
import { createBusiness } from './createBusiness.ts';

/**
 * Creates a client in one transaction: business, subscription and account.
 * @throws HttpError 400 for a password that is easy to guess or an address that cannot sign in, 409 if the address has
 *   an account already
 */
export async function createClientAccount(
  deps: Pick<Dependencies, 'db' | 'passwordHasher' | 'settings' | 'canSignIn' | 'wakeMailWorker'>,
  body: CreateClientBody,
  actor: Actor & { account: Pick<AuthenticatedUser, 'language'> },
): Promise<ClientRow> {
  const { db, passwordHasher, settings, canSignIn, wakeMailWorker } = deps;
  // Undefined if the client is invited to choose one.
  const { password } = body;
  if (!canSignIn(body.email)) throw emailReserved();
  const ownWords = [settings.site.brand, body.businessName, body.email, body.contactName];
  const weakness = password === undefined ? null : findWeakness(password, ownWords);
  if (weakness) throw invalidFields({ password: weakness });
  if (await findAccount(db, body.email)) throw emailTaken();
  // Hashed before the transaction, which must not wait for it.
  const passwordHash =
    password === undefined ? await createUnusablePasswordHash(passwordHasher) : await passwordHasher.hash(password);

  const created = await db.tx(async (manager) => {
    const { business, subscription } = await createBusiness(manager, {
      name: body.businessName,
      businessType: body.businessType,
      plan: body.subscriptionPlan,
    });
    const account = await createAccount(manager, {
      accountType: 'client',
      businessId: business.id,
      email: body.email,
      phone: body.phone || null,
      passwordHash,
      language: actor.account.language,
      ...splitName(body.contactName),
    });
    if (body.inquiry) await linkInquiry(manager, body.inquiry, business.id);
    await refreshClientListEntry(manager, business.id);
    await recordAuditEvent(manager, actor, {
      action: 'client.created',
      client: business,
      after: { email: account.email, plan: subscription.plan, ...(body.invite && { invited: true }) },
    });
    if (body.invite) await sendInvitation(manager, account, settings);
    const { firstName, lastName, email, phone, lastLoginAt } = account;
    const { id, name: businessName, businessType, liveAt, version, createdAt } = business;
    const { plan, status } = subscription;
    return {
      ...{ id, businessName, businessType, plan, status },
      ...{ firstName, lastName, email, phone, lastLoginAt, liveAt, version, createdAt },
    };
  });
  if (body.invite) wakeMailWorker();
  return created;
}
