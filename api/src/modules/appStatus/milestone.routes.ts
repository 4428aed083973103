import { milestone } from '@skal/contracts/app/milestone';
import { storeLinks } from '@skal/contracts/client/storeLinks';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { findClient } from '../client/record/clientDetail.query.ts';
import { presentMilestone } from './appStatus.present.ts';
import { findMilestones } from './milestone.query.ts';
import { addMilestone, changeMilestone, removeMilestone } from './milestones.ts';
import { saveStoreLinks } from './saveStoreLinks.ts';

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
