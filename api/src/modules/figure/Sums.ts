import { hash } from 'node:crypto';
import type { EventType } from '@skal/contracts/appEvent';
import type { FigureDay } from './FigureDay.entity.ts';
import { type CountedEvent, figuresOf, type Metric } from './figuresOf.ts';
import { noteCrashed, noteOpened, noteStamped } from './guestDays.ts';
import type { AddOn, GuestDays } from './rememberedDays.ts';

type Sum = Omit<FigureDay, 'id' | 'readAt'>;

/** So many figures of a hash tell any two parts of a day and metric apart. */
const HASH = 32;

/** What is hashed comes again with nearly every event: hours, versions, items. */
const HASHES = 20_000;
const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  if (hashes.size >= HASHES) hashes.clear();
  const made = hash('sha256', text).slice(0, HASH);
  hashes.set(text, made);
  return made;
}

const idOf = ({ businessId, day, metric, source, part }: Sum): string =>
  `${businessId}/${day}/${metric}/${hashOf(`${source}/${part}`)}`;

/** What events come to, by client, day, metric, source and part. */
export class Sums {
  readonly #sums = new Map<string, Sum>();

  /** Adds one event; `days` are those of its guest, which it changes, and may be left out where it has none. */
  count(event: CountedEvent, days: GuestDays | undefined): void {
    const { businessId, day, source, type } = event;
    const addOn = (on: string, metric: Metric, part: string, amount: number) =>
      this.#add({ businessId, day: on, metric, source, part, amount });
    figuresOf(event, (metric, part, amount) => addOn(day, metric, part, amount));
    if (days === undefined) return;
    const addForGuest: AddOn = (on, metric, amount, part = '') => addOn(on, metric, part, amount);
    if (type === 'app.opened') noteOpened(days, day, addForGuest);
    if (type === 'app.crashed') noteCrashed(days, day, addForGuest);
    if (type === 'loyalty.stamped') noteStamped(days, day, addForGuest);
  }

  /** The sums as rows, in the order of their ids; what came to nothing in between is none. */
  rows(readAt: number): FigureDay[] {
    const rows = [...this.#sums.values()].filter(({ amount }) => amount !== 0);
    return rows.map((sum) => ({ id: idOf(sum), ...sum, readAt })).sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  #add(sum: Sum): void {
    const key = `${sum.businessId}/${sum.day}/${sum.metric}/${sum.source}/${sum.part}`;
    const before = this.#sums.get(key);
    if (before) before.amount += sum.amount;
    else this.#sums.set(key, sum);
  }
}

const OF_GUESTS: ReadonlySet<string> = new Set<EventType>(['app.opened', 'app.crashed', 'loyalty.stamped']);

/** Whether an event changes the days of its guest. */
export const isOfGuest = ({ type, guest }: Pick<CountedEvent, 'type' | 'guest'>): boolean =>
  guest !== null && OF_GUESTS.has(type);
