import type { AddOn } from '@skal/contracts/integration/addOn';
import { databaseError, isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AuthenticatedBusiness, AuthenticatedUser } from '../../server/auth/access.ts';
import { newFollowUp } from '../inbox/followUp.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { consumeQuota } from '../quota/consumeQuota.ts';
import { type AddOnInterest, AddOnInterestEntity } from './AddOnInterest.entity.ts';
import { addOnAlertMail } from './addOn.mails.ts';

interface InterestContext {
  account: AuthenticatedUser;
  business: AuthenticatedBusiness;
}

/**
 * Stores a client's interest in an add-on, with the alert email, in one transaction. Repeating it changes nothing and
 * returns the first row.
 * @throws HttpError 429 if the business has used its daily quota
 */
export async function registerInterest(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  addOn: AddOn,
  { account, business }: InterestContext,
): Promise<AddOnInterest> {
  const now = Date.now();
  const interest: AddOnInterest = { id: newId(), businessId: business.id, addOn, ...newFollowUp, createdAt: now };
  const mails = addOnAlertMail(interest, account, business, settings);
  try {
    await db.tx(async (manager) => {
      await insertRows(manager, AddOnInterestEntity, [interest]);
      const quotaUse = { businessId: business.id, kind: 'alerts', amount: mails.length, now } as const;
      await consumeQuota(manager, quotaUse, settings);
      await enqueueMails(manager, mails, now);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const before = await db.read((manager) =>
      manager.findOneBy(AddOnInterestEntity, { businessId: business.id, addOn }),
    );
    if (!before) throw databaseError('SKAL_GONE', 'The interest was deleted while it was being repeated');
    return before;
  }
  wakeMailWorker();
  return interest;
}
