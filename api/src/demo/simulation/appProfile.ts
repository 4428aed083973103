import type { WeightedChoices } from './SeededRandom.ts';

/** Demo data: the app of the simulated venue since its launch. */

/** A version of the app. */
export interface AppVersion {
  readonly version: string;
  /** Days from the launch to its release. */
  readonly after: number;
  /** Share of app opens that crash. */
  readonly crashes: number;
  /** Average startup time in milliseconds. */
  readonly startMs: number;
}

/** Oldest first. The third one crashes, and is fixed three days later. */
export const appVersions: readonly AppVersion[] = [
  { version: '1.0.0', after: 0, crashes: 0.005, startMs: 900 },
  { version: '1.1.0', after: 34, crashes: 0.003, startMs: 780 },
  { version: '1.2.0', after: 62, crashes: 0.09, startMs: 760 },
  { version: '1.2.1', after: 65, crashes: 0.003, startMs: 720 },
  { version: '1.3.0', after: 97, crashes: 0.002, startMs: 560 },
];

/** Maximum number of days until a guest has a new version. */
export const UPDATE_DAYS = 5;

export const devices: WeightedChoices<string> = [
  ['iPhone', 58],
  ['Android', 39],
  ['iPad', 3],
];

/** Acquisition sources. */
export const installSources: WeightedChoices<string> = [
  ['QR code at the table', 40],
  ['Search in the store', 24],
  ['Instagram', 19],
  ['Website', 11],
  ['Google Maps', 6],
];

/** Installs per day: an additional number at launch that decays by a factor each day, and a constant number. */
export const installs = { launch: 48, left: 0.8, always: 5 } as const;
/** Share of installs that register. */
export const REGISTRATION_RATE = 0.6;

/** A type of guest. */
export interface GuestProfile {
  /** Visits per week. */
  readonly visits: number;
  /** Visits without an order, per week. */
  readonly looks: number;
  /** Daily probability of leaving permanently. */
  readonly leaves: number;
}

export const guestProfiles: WeightedChoices<GuestProfile> = [
  [{ visits: 1.1, looks: 0.6, leaves: 0.002 }, 22],
  [{ visits: 0.35, looks: 0.4, leaves: 0.008 }, 43],
  // Curious once, gone within days.
  [{ visits: 0.4, looks: 0.7, leaves: 0.3 }, 35],
];

/** Share of orders that are takeaway. */
export const TAKEAWAY_RATE = 0.24;
/** Takeaway preorders on a Thursday in April once the app is known: number, first hour, days until then, and maximum delay in minutes. */
export const PREORDERS = { each: 22, from: 13, knownAfter: 21, waits: 120 } as const;
/** Shares of orders that are cancelled before preparation, and refunded afterwards. */
export const CANCELLATION_RATE = 0.03;
export const REFUND_RATE = 0.01;

export const screens: WeightedChoices<string> = [
  ['Menu', 40],
  ['Home', 24],
  ['Loyalty card', 16],
  ['Events', 12],
  ['Reservations', 8],
];

export const articles: WeightedChoices<string> = [
  ['Wine of the week', 34],
  ['What is new on the menu', 26],
  ['The grower behind the Riesling', 18],
  ['How to taste', 12],
  ['Behind the bar', 10],
];

/** A notification that the venue sends every week. */
export interface WeeklyNotification {
  /** Its title. */
  readonly item: string;
  readonly text: string;
  readonly link: 'menu' | 'reservations';
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
}

export const notifications: readonly WeeklyNotification[] = [
  {
    ...{ item: 'Wine of the week', text: 'One bottle is open that is not on the list. Ask for a glass tonight.' },
    ...{ link: 'menu', weekday: 2, hour: 15 },
  },
  {
    ...{ item: 'The weekend begins', text: 'We are open until one tonight, and a few tables are still free.' },
    ...{ link: 'reservations', weekday: 5, hour: 14 },
  },
];
/** Share of registered guests whose phone accepts notifications; shares of those that it shows, and that are opened. */
export const NOTIFICATION_CONSENT_RATE = 0.5;
export const NOTIFICATION_DELIVERY_RATE = 0.92;
export const NOTIFICATION_OPEN_RATE = 0.18;

/** Reservations per day once the app is known, with shares of cancellations and no-shows. */
export const tables = {
  ...{ each: 10, cancelled: 0.08, missed: 0.06, knownAfter: 21 },
  /** Number of days ahead, weighted. */
  ahead: [
    ...[[0, 40] as const, [1, 14] as const, [2, 12] as const, [3, 9] as const, [4, 7] as const],
    ...[[5, 6] as const, [6, 5] as const, [7, 6] as const, [10, 3] as const, [14, 3] as const],
  ],
} as const;
/** Number of guests per reservation. */
export const parties: WeightedChoices<number> = [
  [2, 55],
  [3, 12],
  [4, 22],
  [6, 8],
  [8, 3],
];
