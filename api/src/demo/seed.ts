import { createAccount } from '../modules/account/createAccount.ts';
import { findAccount } from '../modules/account/findAccount.ts';
import { addMilestones } from '../modules/appStatus/addMilestones.ts';
import { createBusiness } from '../modules/client/createBusiness.ts';
import type { Parts } from '../parts.ts';
import { StartRefused } from '../startRefused.ts';
import { demoAccounts } from './accounts.ts';
import { demoMilestones } from './milestones.ts';

/** Adds the demo accounts that are not there yet. */
export async function seedDemo({
  db,
  passwords,
  settings,
}: Pick<Parts, 'db' | 'passwords' | 'settings'>): Promise<void> {
  for (const { email, password, firstName, lastName, business } of demoAccounts) {
    if (await findAccount(db, email)) continue;
    const passwordHash = await passwords.hash(password);
    await db.tx(async (manager) => {
      const liveAt = Date.now();
      const businessId = business
        ? (await createBusiness(manager, { ...business, ...(business.isLive && { liveAt }) })).business.id
        : null;
      if (businessId && business?.isLive) {
        await addMilestones(manager, businessId, demoMilestones(liveAt, settings.timeZone));
      }
      const accountType = business ? 'client' : 'admin';
      await createAccount(manager, { accountType, email, passwordHash, firstName, lastName, businessId });
    });
  }
}

/**
 * Keeps a production system from running with passwords that stand in its documentation.
 * @throws StartRefused when the database holds a demo account
 */
export async function refuseDemo({ db }: Pick<Parts, 'db'>): Promise<void> {
  for (const { email } of demoAccounts) {
    if (await findAccount(db, email)) {
      throw new StartRefused(
        `The database holds the demo account ${email}, whose password is public. Please start production on a database of its own.`,
      );
    }
  }
}
