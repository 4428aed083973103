import { addDays } from '../../calendar.ts';
import {
  devices,
  type Habit,
  habits,
  installs,
  REGISTERS,
  type Release,
  releases,
  sources,
  UPDATE_DAYS,
} from './app.ts';
import type { DayBook } from './DayBook.ts';

/** Somebody who has the app. */
export interface Guest {
  readonly pseudonym: string;
  readonly device: string;
  readonly source: string;
  readonly habit: Habit;
  readonly isRegistered: boolean;
  /** So many days after it came out they have a version. */
  readonly updatesAfter: number;
  readonly since: string;
  hasLeft: boolean;
  stamps: number;
}

/** The version that somebody has on the day that is so many days after the launch. */
export function releaseOf({ updatesAfter, since }: Guest, launch: string, age: number): Release {
  const isThere = ({ after }: Release) =>
    // Whoever installs it takes the newest.
    after + updatesAfter <= age || addDays(launch, after) <= since;
  return releases.findLast(isThere) ?? (releases[0] as Release);
}

/** Those who install the app on a day; some of them register a moment later. */
export function welcome(book: DayBook, age: number, guestsBefore: number): Guest[] {
  const { chance, day } = book;
  const count = chance.about(installs.launch * installs.left ** age + installs.always);
  return Array.from({ length: count }, (_, index) => {
    const guest: Guest = {
      pseudonym: `g-${guestsBefore + index + 1}`,
      device: chance.pick(devices),
      source: chance.pick(sources),
      habit: chance.pick(habits),
      isRegistered: chance.happens(REGISTERS),
      updatesAfter: chance.whole(0, UPDATE_DAYS),
      since: day,
      hasLeft: false,
      stamps: 0,
    };
    const at = 10 * 60 + chance.share() * 12 * 60;
    const { pseudonym, device, source } = guest;
    const version = releases.findLast(({ after }) => after <= age)?.version ?? '';
    book.note('app.installed', at, { guest: pseudonym, version, device, source });
    if (guest.isRegistered) book.note('guest.registered', at + 1 + chance.share() * 3, { guest: pseudonym, source });
    return guest;
  });
}
