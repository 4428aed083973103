import { addDays } from '../../time/calendar.ts';
import {
  type AppVersion,
  appVersions,
  devices,
  type GuestProfile,
  guestProfiles,
  installSources,
  installs,
  REGISTRATION_RATE,
  UPDATE_DAYS,
} from './appProfile.ts';
import type { DayRecorder } from './DayRecorder.ts';

/** Somebody who has the app. */
export interface Guest {
  readonly pseudonym: string;
  readonly device: string;
  readonly source: string;
  readonly habit: GuestProfile;
  readonly isRegistered: boolean;
  /** So many days after it came out they have a version. */
  readonly updatesAfter: number;
  readonly since: string;
  hasLeft: boolean;
  stamps: number;
}

/** The version that somebody has on the day that is so many days after the launch. */
export function appVersionOf({ updatesAfter, since }: Guest, launch: string, age: number): AppVersion {
  const isThere = ({ after }: AppVersion) =>
    // Whoever installs it takes the newest.
    after + updatesAfter <= age || addDays(launch, after) <= since;
  return appVersions.findLast(isThere) ?? (appVersions[0] as AppVersion);
}

/** Those who install the app on a day; some of them register a moment later. */
export function createGuests(book: DayRecorder, age: number, guestsBefore: number): Guest[] {
  const { chance, day } = book;
  const count = chance.around(installs.launch * installs.left ** age + installs.always);
  return Array.from({ length: count }, (_, index) => {
    const guest: Guest = {
      pseudonym: `g-${guestsBefore + index + 1}`,
      device: chance.pick(devices),
      source: chance.pick(installSources),
      habit: chance.pick(guestProfiles),
      isRegistered: chance.chance(REGISTRATION_RATE),
      updatesAfter: chance.int(0, UPDATE_DAYS),
      since: day,
      hasLeft: false,
      stamps: 0,
    };
    const at = 10 * 60 + chance.float() * 12 * 60;
    const { pseudonym, device, source } = guest;
    const version = appVersions.findLast(({ after }) => after <= age)?.version ?? '';
    book.record('app.installed', at, { guest: pseudonym, version, device, source });
    if (guest.isRegistered) book.record('guest.registered', at + 1 + chance.float() * 3, { guest: pseudonym, source });
    return guest;
  });
}
