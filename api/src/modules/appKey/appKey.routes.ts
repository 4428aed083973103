import { type AppKeyReply, appKey } from '@skal/contracts/app/appKey';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { isoTime, isoTimeOrNull } from '../../time/calendar.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { clientNotFound } from '../client/record/clientDetail.query.ts';
import { type AppKey, AppKeyEntity } from './AppKey.entity.ts';
import { addKey } from './addKey.ts';
import { revokeKey } from './revokeKey.ts';

const present = ({ id, label, ending, createdAt, lastUsedAt }: AppKey): AppKeyReply => ({
  ...{ id, label, ending },
  createdAt: isoTime(createdAt),
  lastUsedAt: isoTimeOrNull(lastUsedAt),
});

/** Routes for operators to manage the API keys of a client's app. */
export function appKeyRoutes({ db }: Dependencies): Route[] {
  return [
    route(appKey.list, {
      async run({ params: { id: businessId } }) {
        if (!(await findClientRef(db, businessId))) throw clientNotFound();
        const order = { createdAt: 'ASC', id: 'ASC' } as const;
        return (await db.read((manager) => manager.find(AppKeyEntity, { where: { businessId }, order }))).map(present);
      },
    }),

    route(appKey.add, {
      run: (call) => addKey(db, call, { businessId: call.params.id, label: call.body.label }),
    }),

    route(appKey.revoke, {
      run: (call) => revokeKey(db, call, call.params.id),
    }),
  ];
}
