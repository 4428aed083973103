import { milestone } from '@skal/contracts/app/milestone';
import type { StoreLinksReply } from '@skal/contracts/client/client';
import { type StoreLinksBody, storeLinks } from '@skal/contracts/client/storeLinks';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockBusiness } from '../client/lockBusiness.ts';
import { findClient } from '../client/record/clientDetail.query.ts';
import { presentMilestone } from './appStatus.present.ts';
import { findMilestones } from './milestone.query.ts';
import { addMilestone, changeMilestone, removeMilestone } from './milestones.ts';
import { StoreLinksEntity } from './StoreLinks.entity.ts';

/**
 * Replaces the store links of a client's app.
 * @throws HttpError 404 for an unknown client
 */
function saveStoreLinks(
  db: Database,
  businessId: string,
  body: StoreLinksBody,
  actor: Actor,
): Promise<StoreLinksReply> {
  const links = { appStore: body.appStore || null, googlePlay: body.googlePlay || null };
  return db.tx(async (manager) => {
    const client = await lockBusiness(manager, businessId);
    const row = await manager.findOneBy(StoreLinksEntity, { businessId });
    const before = { appStore: row?.appStoreUrl ?? null, googlePlay: row?.googlePlayUrl ?? null };
    await manager.delete(StoreLinksEntity, { businessId });
    await insertRows(manager, StoreLinksEntity, [
      { businessId, appStoreUrl: links.appStore, googlePlayUrl: links.googlePlay },
    ]);
    await recordAuditEvent(manager, actor, { action: 'storeLinks.saved', client, before, after: links });
    return links;
  });
}

/** Routes for operators to enter the milestones and store links that App Status shows. */
export function milestoneRoutes({ db }: Dependencies): Route[] {
  return [
    route(milestone.list, {
      async run({ params }) {
        const { id } = await findClient(db, params.id);
        return (await db.read((manager) => findMilestones(manager, id))).map(presentMilestone);
      },
    }),

    route(milestone.add, {
      run: async (call) => presentMilestone(await addMilestone(db, call.params.id, call.body, call)),
    }),

    route(milestone.change, {
      run: async (call) => presentMilestone(await changeMilestone(db, call.params.id, call.body, call)),
    }),

    route(milestone.remove, {
      run: (call) => removeMilestone(db, call.params.id, call),
    }),

    route(storeLinks.save, {
      run: (call) => saveStoreLinks(db, call.params.id, call.body, call),
    }),
  ];
}
