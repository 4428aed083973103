import { appStatus } from '@skal/contracts/appStatus';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { presentAppStatus } from './appStatus.present.ts';
import { MilestoneEntity } from './Milestone.entity.ts';
import { StoreLinksEntity } from './StoreLinks.entity.ts';

/** How far a client's app is; nothing is said that the operator has not entered. */
export function appStatusRoutes({ db }: Parts): Route[] {
  return [
    route(appStatus.read, {
      async run({ business }) {
        const where = { businessId: business.id };
        const [milestones, links] = await Promise.all([
          db.read((manager) => manager.find(MilestoneEntity, { where, order: { position: 'ASC', id: 'ASC' } })),
          db.read((manager) => manager.findOneBy(StoreLinksEntity, where)),
        ]);
        return presentAppStatus(business.liveAt, milestones, links);
      },
    }),
  ];
}
