import { GUEST_EVENTS_MAX, guestEvent } from '@skal/contracts/content/guestEvent';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { addGuestEvent, changeGuestEvent, removeGuestEvent } from './changeEvents.ts';
import { presentGuestEvent } from './event.present.ts';
import { readEventSales } from './eventSales.ts';
import { type GuestEvent, GuestEventEntity } from './GuestEvent.entity.ts';
import { listBookings } from './listBookings.ts';

const NO_SALES = { booked: 0, attended: 0, revenue: [] };

/** Routes of a client's events and promotions. */
export function eventRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  const present = async (event: GuestEvent) => {
    const salesOf = await readEventSales(db, event.businessId, [event]);
    return presentGuestEvent(event, salesOf(event));
  };
  return [
    route(guestEvent.list, {
      async run({ business: { id: businessId } }) {
        const order = { startsAt: 'ASC', id: 'ASC' } as const;
        const events = await db.read((manager) =>
          manager.find(GuestEventEntity, { where: { businessId }, order, take: GUEST_EVENTS_MAX }),
        );
        const salesOf = await readEventSales(db, businessId, events);
        return events.map((event) => presentGuestEvent(event, salesOf(event)));
      },
    }),

    route(guestEvent.bookings, {
      run: ({ business, params }) => listBookings(db, business.id, params.id),
    }),

    route(guestEvent.add, {
      async run(call) {
        const key = call.header('Idempotency-Key');
        return present(await addGuestEvent(deps, { businessId: call.business.id, body: call.body, key }, call));
      },
    }),

    route(guestEvent.change, {
      async run(call) {
        const change = { businessId: call.business.id, id: call.params.id, body: call.body };
        return present(await changeGuestEvent(deps, change, call, (event) => presentGuestEvent(event, NO_SALES)));
      },
    }),

    route(guestEvent.remove, {
      run: (call) => removeGuestEvent(deps, { businessId: call.business.id, id: call.params.id }, call),
    }),
  ];
}
