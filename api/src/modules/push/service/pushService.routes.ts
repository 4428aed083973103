import { pushService } from '@skal/contracts/push/pushService';
import type { Dependencies } from '../../../dependencies.ts';
import { type Route, route } from '../../../server/http/route.ts';
import { findClientRef } from '../../client/findClientRef.ts';
import { clientNotFound } from '../../client/record/clientDetail.query.ts';
import { readPushService, removePushService, savePushService } from './savePushService.ts';

/** Routes for operators: the delivery service of a client's app. */
export function pushServiceRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  const requireClient = async (id: string): Promise<string> => {
    if (!(await findClientRef(db, id))) throw clientNotFound();
    return id;
  };
  return [
    route(pushService.read, {
      run: async ({ params, locale }) => readPushService(deps, await requireClient(params.id), locale),
    }),

    route(pushService.save, {
      async run(call) {
        const businessId = await requireClient(call.params.id);
        await savePushService(deps, businessId, call.body, call);
        return readPushService(deps, businessId, call.locale);
      },
    }),

    route(pushService.remove, { run: (call) => removePushService(deps, call.params.id, call) }),
  ];
}
