import { device } from '@skal/contracts/app/device';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { type Route, route } from '../../server/http/route.ts';
import { createAppKeyAuth } from '../appKey/createAppKeyAuth.ts';
import { DeviceEntity } from './Device.entity.ts';
import { registerDevice } from './registerDevice.ts';

/** A token of the maximum length, and the other fields. */
const BODY_BYTES = 4 * 1024;

/** Routes of guests' devices, for clients' apps. Key scopes belong to `createAppKeyAuth`: these need `devices`. */
export function deviceRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  const apiKeyAuth = createAppKeyAuth(deps, BODY_BYTES);
  return [
    route(device.register, {
      apiKeyAuth,
      run: async ({ app, body }) => ({ id: await registerDevice(db, app, body) }),
    }),

    route(device.forget, {
      apiKeyAuth,
      async run({ app: { businessId }, params: { id } }) {
        const { affected } = await db.tx((manager) => manager.delete(DeviceEntity, { id, businessId }));
        if (!affected) throw notFound('device');
      },
    }),
  ];
}
