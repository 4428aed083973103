import type { ClientDetailReply } from '@skal/contracts/client/client';
import type { ParsedClientEdit } from '@skal/contracts/client/editClient';
import type { AuditValues } from '@skal/contracts/operations/audit';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { omitUndefined } from '../../../omitUndefined.ts';
import { outdated } from '../../../server/errors/HttpError.ts';
import { changeAccount } from '../../account/changeAccount.ts';
import { lockAccount } from '../../account/lockAccount.ts';
import { splitName } from '../../account/name.ts';
import { type Actor, recordAuditEvent } from '../../audit/recordAudit.ts';
import { revokeGrants } from '../../grant/revokeGrants.ts';
import { BusinessEntity } from '../Business.entity.ts';
import { refreshClientListEntry } from '../list/refreshClientListEntry.ts';
import { SubscriptionEntity } from '../Subscription.entity.ts';
import { presentClientDetail } from './clientDetail.present.ts';
import { type ClientDetail, findClient } from './clientDetail.query.ts';

const OUTDATED = 'Somebody else has changed this client meanwhile. Nothing of yours was saved yet.';

/** Changes columns of one row, where there are any to change. */
async function update(change: object, write: () => Promise<unknown>): Promise<void> {
  if (Object.keys(change).length > 0) await write();
}

/** The three rows of a client, each with its share of the change; loyalty is the operator's to switch (T25). */
async function write(manager: EntityManager, client: ClientDetail, edit: ParsedClientEdit): Promise<void> {
  const { id, accountId } = client;
  const { features, branding, subscriptionPlan: plan, status, nextBillingDate, phone } = edit;
  const business = omitUndefined({
    name: edit.businessName,
    businessType: edit.businessType,
    features: features && { ...client.features, ...omitUndefined(features) },
    branding: branding && { ...client.branding, ...omitUndefined(colourless(branding)) },
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

/** A colour that was emptied is none. */
const colourless = ({ primaryColor, accentColor, ...branding }: NonNullable<ParsedClientEdit['branding']>) => ({
  ...branding,
  primaryColor: primaryColor === '' ? null : primaryColor?.toLowerCase(),
  accentColor: accentColor === '' ? null : accentColor?.toLowerCase(),
});

const named = (group: string, values: object): AuditValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]));

/** What an edit can change, as the trail names it. */
const valuesOf = (client: ClientDetailReply): AuditValues => ({
  contactName: client.contactName,
  businessName: client.businessName,
  businessType: client.businessType,
  phone: client.phone,
  plan: client.subscriptionPlan,
  status: client.status,
  nextBillingDate: client.nextBillingDate,
  ...named('features', client.features),
  ...named('branding', client.branding),
});

/** The values of `one` that are others in `other`. */
const differing = (one: AuditValues, other: AuditValues): AuditValues =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => other[name] !== value));

/**
 * Changes a client by what it is at this moment. The version is counted up first, and only where it is the one that
 * the change was made on: of two operators who read the same record one is told, however many processes there are. A
 * client who is no longer active is signed out with it.
 * @throws HttpError 404 for an unknown client, 409 with the record as it is now for an outdated version
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
    // A sign-in that is under way has its session before the next line, or finds the new status after it.
    await lockAccount(manager, before.accountId);
    await write(manager, before, edit);
    const after = await findClient(db, id);
    await refreshClientListEntry(manager, id);
    if (after.status !== 'active') await revokeGrants(manager, 'accountClosed', after.accountId);

    const [was, is] = [valuesOf(presentClientDetail(before)), valuesOf(presentClientDetail(after))];
    const changed = { before: differing(was, is), after: differing(is, was) };
    if (Object.keys(changed.after).length > 0) {
      const client = { id, name: after.businessName };
      await recordAuditEvent(manager, actor, { action: 'client.edited', client, ...changed });
    }
    return after;
  });
}
