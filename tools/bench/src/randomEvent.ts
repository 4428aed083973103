/** Guests of a client, and the age of the oldest event. */
const GUESTS = 5000;
const DAYS = 3;
const DAY_MS = 24 * 3600_000;

const randomBelow = (limit: number): number => Math.floor(Math.random() * limit);

const KINDS: readonly (() => object)[] = [
  () => ({ type: 'app.opened', ms: randomBelow(3000), version: '2.4.1', device: 'iPhone', source: 'home screen' }),
  () => ({ type: 'app.opened', ms: randomBelow(3000), version: '2.4.0', device: 'Pixel' }),
  () => ({ type: 'screen.shown', item: `screen ${randomBelow(20)}`, ms: randomBelow(20_000) }),
  () => ({ type: 'content.viewed', item: `wine ${randomBelow(200)}` }),
  () => ({ type: 'order.placed', order: `A-${randomBelow(1e9)}`, channel: 'takeaway' }),
  () => ({
    ...{ type: 'order.completed', order: `A-${randomBelow(1e9)}` },
    ...{ amount: randomBelow(100_000), currency: 'DKK', minutes: randomBelow(40) },
  }),
  () => ({ type: 'loyalty.stamped' }),
  () => ({ type: 'notification.opened', item: 'Tasting on Friday' }),
];

/** A random event of a client's app, without an id. */
export const randomEvent = (): object => ({
  ...KINDS[randomBelow(KINDS.length)]?.(),
  at: new Date(Date.now() - randomBelow(DAYS * DAY_MS)).toISOString(),
  guest: `guest-${randomBelow(GUESTS)}`,
});
