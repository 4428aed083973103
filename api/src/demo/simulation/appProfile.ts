import type { WeightedChoices } from './SeededRandom.ts';

/** Demo data: the app of the demo's house, by what happened to it since its launch. */

/** A version of the app. */
export interface AppVersion {
  readonly version: string;
  /** So many days after the launch it came out. */
  readonly after: number;
  /** Share of starts that crash. */
  readonly crashes: number;
  /** How long a start takes, in milliseconds, give or take. */
  readonly startMs: number;
}

/** Oldest first. The third one crashes, and is mended three days later. */
export const appVersions: readonly AppVersion[] = [
  { version: '1.0.0', after: 0, crashes: 0.005, startMs: 900 },
  { version: '1.1.0', after: 34, crashes: 0.003, startMs: 780 },
  { version: '1.2.0', after: 62, crashes: 0.09, startMs: 760 },
  { version: '1.2.1', after: 65, crashes: 0.003, startMs: 720 },
  { version: '1.3.0', after: 97, crashes: 0.002, startMs: 560 },
];

/** A guest has a new version so many days after it came out, at most. */
export const UPDATE_DAYS = 5;

export const devices: WeightedChoices<string> = [
  ['iPhone', 58],
  ['Android', 39],
  ['iPad', 3],
];

/** Where people come from to the app. */
export const installSources: WeightedChoices<string> = [
  ['QR code at the table', 40],
  ['Search in the store', 24],
  ['Instagram', 19],
  ['Website', 11],
  ['Google Maps', 6],
];

/** How many install it: on the first day so many more, of which a share is left each day, and always some. */
export const installs = { launch: 48, left: 0.8, always: 5 } as const;
/** Share of them who register. */
export const REGISTRATION_RATE = 0.6;

/** A kind of guest. */
export interface GuestProfile {
  /** How often one comes in a week. */
  readonly visits: number;
  /** How often one only looks, in a week. */
  readonly looks: number;
  /** Share who leave for good, each day. */
  readonly leaves: number;
}

export const guestProfiles: WeightedChoices<GuestProfile> = [
  [{ visits: 1.1, looks: 0.6, leaves: 0.002 }, 22],
  [{ visits: 0.35, looks: 0.4, leaves: 0.008 }, 43],
  // Curious once, and gone within days.
  [{ visits: 0.4, looks: 0.7, leaves: 0.3 }, 35],
];

/** Of visits that order: so many take it home. */
export const TAKEAWAY_RATE = 0.24;
/** Boxes and bottles that are ordered ahead on a Thursday in April, once the app is known, from an hour on, for so many minutes later at most. */
export const PREORDERS = { each: 22, from: 13, knownAfter: 21, waits: 120 } as const;
/** Of orders: so many are taken back before they are made, and so many are paid back afterwards. */
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

/** What is sent to phones: on a weekday, 0 is Sunday, at an hour; to a share of those who registered. */
export const notifications: readonly { readonly item: string; readonly weekday: number; readonly hour: number }[] = [
  { item: 'Wine of the week', weekday: 2, hour: 15 },
  { item: 'The weekend begins', weekday: 5, hour: 14 },
];
export const NOTIFICATION_REACH = 0.45;
export const NOTIFICATION_OPEN_RATE = 0.18;

/** Tables that are reserved on a day, once the app is known; a share of them is cancelled, or nobody comes. */
export const tables = {
  ...{ each: 10, cancelled: 0.08, missed: 0.06, knownAfter: 21 },
  /** For so many days ahead, and how often beside the others. */
  ahead: [
    ...[[0, 40] as const, [1, 14] as const, [2, 12] as const, [3, 9] as const, [4, 7] as const],
    ...[[5, 6] as const, [6, 5] as const, [7, 6] as const, [10, 3] as const, [14, 3] as const],
  ],
} as const;
/** How many sit at one. */
export const parties: WeightedChoices<number> = [
  [2, 55],
  [3, 12],
  [4, 22],
  [6, 8],
  [8, 3],
];
