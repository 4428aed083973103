import type { ClientDetailReply } from '@skal/contracts/client/client';
import type { ParsedClientEdit } from '@skal/contracts/client/editClient';
import type { AuditValues } from '@skal/contracts/operations/audit';
import { type EntityManager, In } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { omitUndefined } from '../../../omitUndefined.ts';
import { outdated } from '../../../server/errors/HttpError.ts';
import { changeAccount } from '../../account/changeAccount.ts';
import { lockAccount } from '../../account/lockAccount.ts';
import { splitName } from '../../account/name.ts';
import { findAccountIds } from '../../account/ownAccount.query.ts';
import { changedValues, prefixKeys } from '../../audit/changedValues.ts';
import { type Actor, recordAuditEvent } from '../../audit/recordAudit.ts';
import { revokeGrants } from '../../grant/revokeGrants.ts';
import { BusinessEntity } from '../Business.entity.ts';
import { refreshClientListEntry } from '../list/refreshClientListEntry.ts';
import { SubscriptionEntity } from '../Subscription.entity.ts';
import { presentClientDetail } from './clientDetail.present.ts';
import { type ClientDetail, findClient } from './clientDetail.query.ts';

const OUTDATED = /*i18n*/ 'Someone else has changed this client in the meantime. Your changes have not been saved yet.';

/** Updates columns of one row, if any change. */
async function update(change: object, write: () => Promise<unknown>): Promise<void> {
  if (Object.keys(change).length > 0) await write();
}

/** Writes the change to the client's three rows; loyalty is switched by operators only (T25). */
async function write(manager: EntityManager, client: ClientDetail, edit: ParsedClientEdit): Promise<void> {
  const { id, accountId } = client;
  const { features, branding, subscriptionPlan: plan, status, nextBillingDate, phone } = edit;
  const business = omitUndefined({
    name: edit.businessName,
    businessType: edit.businessType,
    features: features && { ...client.features, ...omitUndefined(features) },
    branding: branding && { ...client.branding, ...omitUndefined(withoutEmptyColours(branding)) },
  });
  await update(business, () => manager.update(BusinessEntity, { id }, business));
  await changeAccount(manager, accountId, {
    ...(edit.contactName !== undefined && splitName(edit.contactName)),
    ...(phone !== undefined && { phone: phone || null }),
  });
  const subscription = omitUndefined({
    plan,
    status,
    nextBillingDate: nextBillingDate === '' ? null : nextBillingDate,
  });
  await update(subscription, () => manager.update(SubscriptionEntity, { businessId: id }, subscription));
}

/** Stores an emptied colour as null. */
const withoutEmptyColours = ({
  primaryColor,
  accentColor,
  ...branding
}: NonNullable<ParsedClientEdit['branding']>) => ({
  ...branding,
  primaryColor: primaryColor === '' ? null : primaryColor?.toLowerCase(),
  accentColor: accentColor === '' ? null : accentColor?.toLowerCase(),
});

/** Values for the audit log. */
const toAuditValues = (client: ClientDetailReply): AuditValues => ({
  contactName: client.contactName,
  businessName: client.businessName,
  businessType: client.businessType,
  phone: client.phone,
  plan: client.subscriptionPlan,
  status: client.status,
  nextBillingDate: client.nextBillingDate,
  ...prefixKeys('features', client.features),
  ...prefixKeys('branding', client.branding),
});

/**
 * Changes a client from its current state. Optimistic locking: the version is incremented first, and
 * only if it is the version that the edit is based on. A client who is no longer active is signed out.
 * @throws HttpError 404 for an unknown client, 409 with the current record for an outdated version
 */
export function editClient(
  db: Database,
  id: string,
  { version, ...edit }: ParsedClientEdit,
  actor: Actor,
): Promise<ClientDetail> {
  return db.tx(async (manager) => {
    const { affected } = await manager.increment(BusinessEntity, { id, ...(version && { version }) }, 'version', 1);
    const before = await findClient(db, id);
    if (!affected) throw outdated(OUTDATED, presentClientDetail(before));
    // A concurrent sign-in either has its session before the next line or reads the new status after it.
    const accountIds = In(await findAccountIds(manager, [id]));
    await lockAccount(manager, accountIds);
    await write(manager, before, edit);
    const after = await findClient(db, id);
    await refreshClientListEntry(manager, id);
    if (after.status !== 'active') await revokeGrants(manager, 'accountClosed', accountIds);

    const [was, is] = [toAuditValues(presentClientDetail(before)), toAuditValues(presentClientDetail(after))];
    const changed = { before: changedValues(was, is), after: changedValues(is, was) };
    if (Object.keys(changed.after).length > 0) {
      const client = { id, name: after.businessName };
      await recordAuditEvent(manager, actor, { action: 'client.edited', client, ...changed });
    }
    return after;
  });
}
