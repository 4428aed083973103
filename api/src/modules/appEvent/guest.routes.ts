import { guest } from '@skal/contracts/app/guest';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { eraseGuest } from './eraseGuest.ts';

/** Route for operators to erase guests of a client's app. */
export function guestRoutes({ db }: Dependencies): Route[] {
  return [
    route(guest.erase, {
      async run(call) {
        const { params, body } = call;
        return { events: await eraseGuest(db, call, { businessId: params.id, pseudonym: body.guest }) };
      },
    }),
  ];
}
