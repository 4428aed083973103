/** Events of clients' apps, drawn by lot: what is reported while something is measured. */

/** So many guests of a client there are, and so many days back they are told of. */
const GUESTS = 5000;
const DAYS = 3;
const DAY_MS = 24 * 3600_000;

const some = (most: number): number => Math.floor(Math.random() * most);

const KINDS: readonly (() => object)[] = [
  () => ({ type: 'app.opened', ms: some(3000), version: '2.4.1', device: 'iPhone', source: 'home screen' }),
  () => ({ type: 'app.opened', ms: some(3000), version: '2.4.0', device: 'Pixel' }),
  () => ({ type: 'screen.shown', item: `screen ${some(20)}`, ms: some(20_000) }),
  () => ({ type: 'content.viewed', item: `wine ${some(200)}` }),
  () => ({ type: 'order.placed', order: `A-${some(1e9)}`, channel: 'takeaway' }),
  () => ({
    type: 'order.completed',
    order: `A-${some(1e9)}`,
    amount: some(100_000),
    currency: 'DKK',
    minutes: some(40),
  }),
  () => ({ type: 'loyalty.stamped' }),
  () => ({ type: 'notification.opened', item: 'Tasting on Friday' }),
];

/** An event without an id. */
export const drawEvent = (): object => ({
  ...(KINDS[some(KINDS.length)] as () => object)(),
  at: new Date(Date.now() - some(DAYS * DAY_MS)).toISOString(),
  guest: `guest-${some(GUESTS)}`,
});
