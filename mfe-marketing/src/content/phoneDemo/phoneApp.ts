/** Content of the demo apps in the phone. In Danish, like a guest's app; businesses, items and prices are invented. */

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
    /** Joins it with the first choice. */
    readonly joined: string;
    /** The first choice: how many people, which car, which haircut. */
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
    /** Rewards of the stamp card, in order; the last is that of a full card. */
    readonly rewards: readonly { readonly at: number; readonly what: string }[];
  };
  /** A news item to subscribe to. */
  readonly news: { readonly title: string; readonly note: string; readonly join: string; readonly joined: string };
}

const copy = {
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

/** Number of stamps of a full card. */
export const stampGoal = ({ club }: PhoneAppContent): number => club.rewards.at(-1)?.at ?? 0;

/** Reward of a full card. */
export const fullCardReward = ({ club }: PhoneAppContent): string => club.rewards.at(-1)?.what ?? '';

export const phoneLabels: Readonly<Record<keyof typeof copy, string>> = copy;
