import { appStatus } from '@skal/contracts/app/appStatus';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { presentAppStatus } from './appStatus.present.ts';
import { findMilestones } from './milestone.query.ts';
import { StoreLinksEntity } from './StoreLinks.entity.ts';

/** Route of a client's app status; it contains only what an operator has entered. */
export function appStatusRoutes({ db }: Dependencies): Route[] {
  return [
    route(appStatus.read, {
      async run({ business, locale }) {
        const [milestones, links] = await Promise.all([
          db.read((manager) => findMilestones(manager, business.id)),
          db.read((manager) => manager.findOneBy(StoreLinksEntity, { businessId: business.id })),
        ]);
        return presentAppStatus(business.liveAt, milestones, links, locale);
      },
    }),
  ];
}
