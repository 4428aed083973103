import { addDays } from '../../time/calendar.ts';
import {
  type AppVersion,
  appVersions,
  devices,
  type GuestProfile,
  guestProfiles,
  installSources,
  installs,
  NOTIFICATION_CONSENT_RATE,
  REGISTRATION_RATE,
  UPDATE_DAYS,
} from './appProfile.ts';
import type { DayRecorder } from './DayRecorder.ts';

/** A guest with the app. */
export interface Guest {
  readonly pseudonym: string;
  readonly device: string;
  readonly source: string;
  readonly habit: GuestProfile;
  readonly isRegistered: boolean;
  /** Whether the phone is registered for notifications. After the guest has left, until the next one cannot be delivered. */
  hasPush: boolean;
  /** Number of days until they install a new version. */
  readonly updatesAfter: number;
  readonly since: string;
  hasLeft: boolean;
  stamps: number;
}

/** Returns a guest's version on a day, given as the number of days since the launch. */
export function getAppVersion({ updatesAfter, since }: Guest, launch: string, age: number): AppVersion {
  const isThere = ({ after }: AppVersion) =>
    // New installs get the newest version.
    after + updatesAfter <= age || addDays(launch, after) <= since;
  return appVersions.findLast(isThere) ?? (appVersions[0] as AppVersion);
}

/** Creates the guests who install the app on a day; some of them register. */
export function createGuests(book: DayRecorder, age: number, guestsBefore: number): Guest[] {
  const { chance, day } = book;
  const count = chance.around(installs.launch * installs.left ** age + installs.always);
  return Array.from({ length: count }, (_, index) => {
    const isRegistered = chance.chance(REGISTRATION_RATE);
    const guest: Guest = {
      pseudonym: `g-${guestsBefore + index + 1}`,
      device: chance.pick(devices),
      source: chance.pick(installSources),
      habit: chance.pick(guestProfiles),
      isRegistered,
      hasPush: isRegistered && chance.chance(NOTIFICATION_CONSENT_RATE),
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
