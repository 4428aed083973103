import type { EventType } from '@skal/contracts/app/appEvent';
import { getWeekday } from '../../time/calendar.ts';
import {
  NOTIFICATION_DELIVERY_RATE,
  NOTIFICATION_OPEN_RATE,
  notifications,
  type WeeklyNotification,
} from './appProfile.ts';
import type { SimulatedEvent } from './DayRecorder.ts';
import type { Guest } from './guests.ts';
import { SeededRandom } from './SeededRandom.ts';
import type { SimulationDay } from './visits.ts';

/** A notification of the venue on a day. */
export interface PlannedPush extends WeeklyNotification {
  /** UUID, determined by launch, day and title. */
  readonly id: string;
  readonly day: string;
}

/** A notification that was sent, with the number of phones. */
export interface SimulatedPush extends PlannedPush {
  readonly sent: number;
  /** Phones of guests who have removed the app since the last notification. */
  readonly failed: number;
}

/** Returns the notifications of a day. */
export const planPushes = (launch: string, day: string): PlannedPush[] =>
  notifications
    .filter(({ weekday }) => weekday === getWeekday(day))
    .map((push) => ({ ...push, day, id: new SeededRandom(`push/${launch}/${day}/${push.item}`).uuid() }));

/** Simulates the notifications of a day, and who opens them. */
export function simulateNotifications({ book, launch }: SimulationDay, guests: readonly Guest[]): SimulatedPush[] {
  const { chance, day } = book;
  return planPushes(launch, day).map((push) => {
    const fields = { item: push.item, push: push.id };
    const addressed = guests.filter(({ hasPush }) => hasPush);
    for (const guest of addressed) {
      if (guest.hasLeft) guest.hasPush = false;
      if (guest.hasLeft || !chance.chance(NOTIFICATION_DELIVERY_RATE)) continue;
      const at = push.hour * 60 + chance.float() * 2;
      book.record('notification.delivered', at, { guest: guest.pseudonym, ...fields });
      if (!chance.chance(NOTIFICATION_OPEN_RATE)) continue;
      book.record('notification.opened', at + 1 + chance.float() * 180, { guest: guest.pseudonym, ...fields });
    }
    const sent = addressed.filter(({ hasPush }) => hasPush).length;
    return { ...push, sent, failed: addressed.length - sent };
  });
}

const MINUTE_MS = 60_000;
/** Longest delay until a guest opens a notification that a person has sent. */
const OPENS_WITHIN_MS = 10 * MINUTE_MS;

/** A notification that was sent to a guest's phone. */
interface SentToPhone {
  readonly push: string;
  /** Its title. */
  readonly item: string;
  readonly guest: string;
  /** In milliseconds since 1970. */
  readonly sentAt: number;
}

/**
 * Simulates what a phone reports of a notification: most phones show it, and some guests open it within minutes. The same
 * name gives the same events.
 */
export function simulateReceipts(name: string, { sentAt, ...fields }: SentToPhone): SimulatedEvent[] {
  const chance = new SeededRandom(`receipt/${name}`);
  const event = (type: EventType, delay: number): SimulatedEvent => ({
    ...{ id: chance.uuid(), type, at: new Date(sentAt + delay).toISOString(), ...fields },
  });
  if (!chance.chance(NOTIFICATION_DELIVERY_RATE)) return [];
  const delivered = event('notification.delivered', chance.int(1_000, MINUTE_MS));
  if (!chance.chance(NOTIFICATION_OPEN_RATE)) return [delivered];
  return [delivered, event('notification.opened', chance.int(MINUTE_MS, OPENS_WITHIN_MS))];
}
