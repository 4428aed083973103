import type { Dependencies } from '../dependencies.ts';
import { createAccount } from '../modules/account/createAccount.ts';
import { addMilestones, type NewMilestone } from '../modules/appStatus/addMilestones.ts';
import { DEMO_MILESTONE } from '../modules/appStatus/appStatus.present.ts';
import { defaultFeatures } from '../modules/client/defaults.ts';
import { refreshClientListEntry } from '../modules/client/list/refreshClientListEntry.ts';
import { createBusiness } from '../modules/client/record/createBusiness.ts';
import { postEntries } from '../modules/ledger/postEntries.ts';
import { addLogService } from '../modules/push/service/savePushService.ts';
import { addDays, toLocalDay, toTimestamp } from '../time/calendar.ts';
import { demoAccounts } from './accounts.ts';
import { buildDemoLedger, getFirstPaidDay } from './ledger.ts';

/** The milestones of K10, all completed, with the number of days before the launch. */
const STEPS: readonly (readonly [title: string, daysBefore: number])[] = [
  [/*i18n*/ 'Contract signed', 28],
  [/*i18n*/ 'UI/UX design', 21],
  [/*i18n*/ 'Platform integrations', 7],
  [/*i18n*/ 'App live', 0],
];

/** Creates milestones for the demo account with the live app, labelled as demo data. */
function demoMilestones(liveAt: number, timeZone: string): NewMilestone[] {
  const launch = toLocalDay(liveAt, timeZone);
  return STEPS.map(([title, daysBefore]) => ({
    title,
    description: DEMO_MILESTONE,
    status: 'completed',
    completedDate: addDays(launch, -daysBefore),
    estimatedDate: null,
    details: [],
    waitingOn: null,
  }));
}

/** Launch time: ten in the morning. */
const LAUNCH_MINUTES = 10 * 60;

/** All features, because the simulated app reports all of them. */
const everyFeature = { reservations: true, ecommerce: true, events: true, takeaway: true, loyalty: true };

/** Adds all demo accounts to a new database in one transaction. */
export async function seedDemo({
  db,
  passwordHasher,
  settings,
}: Pick<Dependencies, 'db' | 'passwordHasher' | 'settings'>): Promise<void> {
  const hashes: string[] = [];
  for (const { password } of demoAccounts) hashes.push(await passwordHasher.hash(password));
  const now = Date.now();
  const { demoDays, timeZone } = settings;
  // First day of the simulated reports (`demoReporter.ts`).
  const launch = addDays(toLocalDay(now, timeZone), 1 - demoDays);
  const liveAt = demoDays > 0 ? toTimestamp(launch, LAUNCH_MINUTES, timeZone) : now;
  const launched = { liveAt, features: demoDays > 0 ? everyFeature : defaultFeatures };
  const subscribedAt = toTimestamp(getFirstPaidDay(toLocalDay(now, timeZone)), LAUNCH_MINUTES, timeZone);
  await db.tx(async (manager) => {
    for (const [index, { email, firstName, lastName, business }] of demoAccounts.entries()) {
      const businessId = business
        ? (await createBusiness(manager, { ...business, subscribedAt, ...(business.isLive && launched) })).business.id
        : null;
      if (businessId && business) {
        await postEntries(manager, buildDemoLedger({ ...business, id: businessId }, now, timeZone));
      }
      if (businessId && business?.isLive) {
        await addMilestones(manager, businessId, demoMilestones(liveAt, timeZone));
        await addLogService(manager, settings, businessId);
      }
      const accountType = business ? 'client' : 'admin';
      const passwordHash = hashes[index] ?? '';
      await createAccount(manager, { accountType, email, passwordHash, firstName, lastName, businessId });
      if (businessId) await refreshClientListEntry(manager, businessId);
    }
  });
}
