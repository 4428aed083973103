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
 * Stores that a client wants to hear of an add-on, with the mail about it, in one transaction. Said again it changes
 * nothing: the row is then the one of the first time.
 * @throws HttpError 429 when the business has written to us enough for one day
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
      const use = { businessId: business.id, kind: 'alerts', amount: mails.length, now } as const;
      await consumeQuota(manager, use, settings);
      await enqueueMails(manager, mails, now);
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const before = await db.read((manager) =>
      manager.findOneBy(AddOnInterestEntity, { businessId: business.id, addOn }),
    );
    if (!before) throw databaseError('SKAL_GONE', 'An interest was deleted while it was said again');
    return before;
  }
  wakeMailWorker();
  return interest;
}
