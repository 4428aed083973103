import type { Dependencies } from '../dependencies.ts';
import { findAccount } from '../modules/account/findAccount.ts';
import { createAppClient } from '../modules/appKey/createAppClient.ts';
import type { Actor } from '../modules/audit/recordAudit.ts';
import { BusinessEntity } from '../modules/client/Business.entity.ts';
import { lockBusiness } from '../modules/client/lockBusiness.ts';
import { toLocalDay } from '../time/calendar.ts';
import { demoAccounts } from './accounts.ts';

/** The business of the live demo account. */
export interface DemoBusiness {
  readonly businessId: string;
  /** Salt of its guests' pseudonyms. */
  readonly salt: string;
  /** Day of the launch. */
  readonly launch: string;
  /** The demo account, as the author of demo data. */
  readonly owner: Actor;
}

/** Returns the business of the live demo account if its app may report; null if it no longer exists. */
export async function findDemoBusiness({
  db,
  settings,
}: Pick<Dependencies, 'db' | 'settings'>): Promise<DemoBusiness | null> {
  const demo = demoAccounts.find(({ business }) => business?.isLive);
  const account = await findAccount(db, demo?.email ?? '');
  const businessId = account?.businessId;
  if (!businessId) return null;
  return db.tx(async (manager) => {
    await lockBusiness(manager, businessId);
    const business = await manager.findOneByOrFail(BusinessEntity, { id: businessId });
    if (business.liveAt === null) return null;
    const salt = await createAppClient(manager, businessId);
    const owner = { account: { ...account, accountId: account.id }, peer: { ip: 'demo data' } };
    return { businessId, salt, launch: toLocalDay(Number(business.liveAt), settings.timeZone), owner };
  });
}
