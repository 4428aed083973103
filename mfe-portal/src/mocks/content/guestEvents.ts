import { type GuestEventReply, guestEvent } from '@skal/contracts/content/guestEvent';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

const idOf = (index: number) => `0198c0de-0000-7000-8010-${String(index).padStart(12, '0')}`;

/** Makes an event as the server returns it; published, with some tickets sold. */
export const makeGuestEvent = (change: Partial<GuestEventReply> = {}): GuestEventReply => ({
  ...{ id: idOf(1), title: 'Tasting: the Mosel', text: 'Six wines with cheese.', status: 'published', note: '' },
  ...{
    startsAt: '2026-11-26T19:00',
    endsAt: '2026-11-26T22:00',
    price: 29_500,
    capacity: 24,
    photoId: null,
    version: 3,
  },
  ...{ booked: 14, attended: 0, revenue: [{ currency: 'DKK', value: 4130 }], full: false },
  ...change,
});

/** Events of a wine bar in every state. */
export const sampleGuestEvents = (): GuestEventReply[] => [
  makeGuestEvent(),
  makeGuestEvent({ id: idOf(2), title: 'Natural wines', startsAt: '2026-12-03T18:30', booked: 24, full: true }),
  makeGuestEvent({
    ...{ id: idOf(3), title: 'New Year’s Eve', startsAt: '2026-12-31T21:00', endsAt: '2027-01-01T02:00' },
    ...{ status: 'cancelled', note: 'The kitchen is being rebuilt.', booked: 0, revenue: [] },
  }),
  makeGuestEvent({
    ...{ id: idOf(4), title: 'Open house', text: '', startsAt: '2027-01-09T14:00', endsAt: '2027-01-09T18:00' },
    ...{ status: 'draft', price: 0, capacity: null, booked: 0, revenue: [] },
  }),
];

const gone = () => errorResponse(404, 'This event was not found.');

/** Mocks a client's events, with adding, changing and deleting. */
export function guestEventHandlers(...stored: GuestEventReply[]): RequestHandler[] {
  let events = [...stored];
  return [
    mockEndpoint(guestEvent.list, () => events),
    mockEndpoint(guestEvent.add, ({ body: { photoId, ...body } }) => {
      const fresh = { id: idOf(100 + events.length), version: 1, booked: 0, revenue: [], full: false };
      const added = makeGuestEvent({ ...body, ...fresh, photoId: photoId || null });
      events = [...events, added];
      return added;
    }),
    mockEndpoint(guestEvent.change, ({ params, body: { version, photoId, ...body } }) => {
      const before = events.find(({ id }) => id === params.id);
      if (!before) return gone();
      if (before.version !== version) {
        return errorResponse(409, 'Someone else changed this event in the meantime. Nothing was saved yet.', {
          ...{ code: 'outdated', current: before },
        });
      }
      const photo = photoId === undefined ? before.photoId : photoId || null;
      const after = { ...before, ...body, photoId: photo, version: version + 1 };
      events = events.map((one) => (one.id === after.id ? after : one));
      return after;
    }),
    mockEndpoint(guestEvent.remove, ({ params }) => {
      if (!events.some(({ id }) => id === params.id)) return gone();
      events = events.filter(({ id }) => id !== params.id);
    }),
  ];
}
