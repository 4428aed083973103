/**
 * What the demo apps inside the phone show. They are in Danish, as a guest's app would be; businesses, goods and
 * prices are samples of a trade, not anybody's.
 */

export type AppId = 'wine-bar' | 'restaurant' | 'cafe' | 'car-dealer' | 'retail-store' | 'service-provider';

export type ScreenId = 'home' | 'list' | 'book' | 'club';

export interface PhoneItem {
  readonly name: string;
  readonly note: string;
  /** In whole kroner. */
  readonly price: number;
}

export interface PhoneAppContent {
  readonly id: AppId;
  readonly name: string;
  readonly open: string;
  readonly screens: Readonly<Record<ScreenId, string>>;
  readonly home: { readonly list: string; readonly offer: string; readonly offerNote: string; readonly take: string };
  readonly items: readonly PhoneItem[];
  readonly basket: { readonly one: string; readonly many: string; readonly send: string; readonly sent: string };
  readonly book: {
    readonly what: string;
    /** What stands between it and what is chosen first. */
    readonly joined: string;
    /** What is chosen first: how many people, which car, which cut. */
    readonly for: { readonly label: string; readonly choices: readonly string[] };
    readonly days: readonly string[];
    readonly times: readonly string[];
    readonly confirm: string;
    readonly done: string;
  };
  readonly club: {
    readonly title: string;
    readonly start: number;
    readonly how: string;
    /** What the card leads to, step by step; the last is what a full card gives. */
    readonly rewards: readonly { readonly at: number; readonly what: string }[];
  };
  /** Something new, to sign up for. */
  readonly news: { readonly title: string; readonly note: string; readonly join: string; readonly joined: string };
}

const words = {
  add: 'Læg i kurven',
  remove: 'Fjern én',
  day: 'Dag',
  time: 'Tid',
  cancel: 'Aflys',
  collect: 'Saml et stempel',
  redeem: 'Indløs',
  redeemed: 'Vis skærmen ved disken. Velbekomme.',
  of: 'af',
  missing: 'stempler mangler',
  ready: 'Klar til dig',
  empty: 'Kurven er tom. Tryk på et plus.',
  reached: 'opnået',
  booked: 'Din aftale',
  screens: 'Skærme',
  stamp: 'Et stempel er lagt på dit kort.',
} as const;

/** How many stamps fill the card. */
export const stampGoal = ({ club }: PhoneAppContent): number => club.rewards.at(-1)?.at ?? 0;

/** What a full card gives. */
export const fullCardReward = ({ club }: PhoneAppContent): string => club.rewards.at(-1)?.what ?? '';

export const phoneLabels: Readonly<Record<keyof typeof words, string>> = words;
