import type { PhoneAppContent, ScreenId } from '../../content/phoneDemo/phoneApp.ts';

/** State of a demo app while its phone is mounted. */
export interface PhoneState {
  readonly screen: ScreenId;
  /** Quantity of each item, by its index in the list. */
  readonly basket: readonly number[];
  readonly ordered: boolean;
  readonly stamps: number;
  readonly redeemed: boolean;
  readonly choice: { readonly for: number; readonly day: number; readonly time: number };
  /** The confirmed booking as text. */
  readonly booking: string | null;
  /** Whether the guest has subscribed to the news on the home screen. */
  readonly joined: boolean;
}

export type PhoneAction =
  | { type: 'screenOpened'; screen: ScreenId }
  | { type: 'itemAdded' | 'itemRemoved'; item: number }
  | { type: 'orderSent' }
  | { type: 'chosen'; part: keyof PhoneState['choice']; index: number }
  | { type: 'booked'; what: string }
  | { type: 'bookingCancelled' }
  | { type: 'newsJoined' }
  | { type: 'stampCollected' }
  | { type: 'rewardRedeemed' };

/** Initial state of an app: some stamps, no order, no booking. */
export const initialPhoneState = (app: PhoneAppContent, screen: ScreenId = 'home'): PhoneState => ({
  screen,
  basket: app.items.map(() => 0),
  ordered: false,
  stamps: app.club.start,
  redeemed: false,
  choice: { for: 0, day: 0, time: 1 },
  booking: null,
  joined: false,
});

const stampsAfter = (stamps: number, goal: number) => Math.min(stamps + 1, goal);

const changeItem = (basket: readonly number[], item: number, by: number) =>
  basket.map((count, index) => (index === item ? Math.max(0, count + by) : count));

/** Applies an action. An order adds a stamp; a full card gives its reward and starts again. */
export const phoneReducer =
  (goal: number) =>
  (state: PhoneState, action: PhoneAction): PhoneState => {
    switch (action.type) {
      case 'screenOpened':
        return { ...state, screen: action.screen, redeemed: false };
      case 'itemAdded':
        return { ...state, ordered: false, basket: changeItem(state.basket, action.item, 1) };
      case 'itemRemoved':
        return { ...state, basket: changeItem(state.basket, action.item, -1) };
      case 'orderSent':
        return { ...state, ordered: true, basket: state.basket.map(() => 0), stamps: stampsAfter(state.stamps, goal) };
      case 'chosen':
        return { ...state, choice: { ...state.choice, [action.part]: action.index } };
      case 'booked':
        return { ...state, booking: action.what };
      case 'bookingCancelled':
        return { ...state, booking: null };
      case 'newsJoined':
        return { ...state, joined: true };
      case 'stampCollected':
        return { ...state, redeemed: false, stamps: stampsAfter(state.stamps, goal) };
      case 'rewardRedeemed':
        return { ...state, redeemed: true, stamps: 0 };
    }
  };

/** Formats kroner as a Danish price: '264.900 kr.'. */
export const formatKroner = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')} kr.`;

/** Formats the current selection: 'Bord til 2, i aften kl. 19.30'. */
export function formatBooking({ choice }: PhoneState, { book }: PhoneAppContent): string {
  const day = (book.days[choice.day] ?? '').toLowerCase();
  return `${book.what}${book.joined}${book.for.choices[choice.for]}, ${day} kl. ${book.times[choice.time]}`;
}

/** Returns the total price and number of items in the basket. */
export function basketTotals({ basket }: PhoneState, app: PhoneAppContent): { count: number; sum: number } {
  let count = 0;
  let sum = 0;
  app.items.forEach(({ price }, index) => {
    const pieces = basket[index] ?? 0;
    count += pieces;
    sum += pieces * price;
  });
  return { count, sum };
}
