import { readAppStatus } from '@skal/contracts/appStatus';
import { isoTimeOrNull } from '../../calendar.ts';
import type { Parts } from '../../parts.ts';
import { type Route, route } from '../../server/route.ts';
import { type Milestone, MilestoneEntity } from './Milestone.entity.ts';
import { StoreLinksEntity } from './StoreLinks.entity.ts';

const presentMilestone = ({ businessId, position, ...milestone }: Milestone) => milestone;

/** How far a client's app is; nothing is said that the operator has not entered. */
export function appStatusRoutes({ db }: Parts): Route[] {
  return [
    route(readAppStatus, null, {
      async run({ business }) {
        const where = { businessId: business.id };
        const [milestones, links] = await Promise.all([
          db.read((manager) => manager.find(MilestoneEntity, { where, order: { position: 'ASC', id: 'ASC' } })),
          db.read((manager) => manager.findOneBy(StoreLinksEntity, where)),
        ]);
        return {
          liveAt: isoTimeOrNull(business.liveAt),
          milestones: milestones.map(presentMilestone),
          appStoreUrl: links?.appStoreUrl ?? null,
          googlePlayUrl: links?.googlePlayUrl ?? null,
        };
      },
    }),
  ];
}
