import { adminIntegration, integrationState } from '@skal/contracts/integration/integrationState';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { findClient } from '../client/record/clientDetail.query.ts';
import { changeIntegration, findIntegrations } from './changeIntegration.ts';

/** Routes of platform statuses: operators set them, the client reads them. */
export function integrationStateRoutes({ db }: Dependencies): Route[] {
  return [
    route(integrationState.list, {
      run: ({ business }) => db.read((manager) => findIntegrations(manager, business.id)),
    }),

    route(adminIntegration.list, {
      async run({ params }) {
        const { id } = await findClient(db, params.id);
        return db.read((manager) => findIntegrations(manager, id));
      },
    }),

    route(adminIntegration.change, {
      run: (call) => changeIntegration({ db }, call.params.id, call.body, call),
    }),
  ];
}
