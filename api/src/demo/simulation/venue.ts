import type { WeightedChoices } from './SeededRandom.ts';

/** Demo data: the simulated venue. All values are invented. */

/** Opening hours in minutes since midnight; values above 1,440 are after midnight. */
export interface Hours {
  readonly opens: number;
  readonly closes: number;
}

const hours = (opens: number, closes: number): Hours => ({ opens: opens * 60, closes: closes * 60 });

/** By weekday from Sunday: opening hours, and demand relative to a Thursday. */
export const weekSchedule: readonly { readonly hours: Hours; readonly busy: number }[] = [
  { hours: hours(13, 21), busy: 0.8 },
  { hours: hours(16, 22), busy: 0.5 },
  { hours: hours(16, 23), busy: 0.35 },
  { hours: hours(16, 23), busy: 0.75 },
  { hours: hours(16, 24), busy: 1 },
  { hours: hours(15, 25), busy: 1.6 },
  { hours: hours(13, 25), busy: 1.7 },
];

/** By month from January: demand relative to April. */
export const monthlyDemand: readonly number[] = [0.7, 0.8, 0.9, 1, 1.15, 1.25, 1.1, 1.2, 1.05, 1, 1, 1.35];

/** Closed days of the year. */
export const closedOn: readonly string[] = ['01-01', '12-24', '12-25'];

/** A product with its price in øre. */
export interface Dish {
  readonly name: string;
  readonly price: number;
}

export type WeightedDish = WeightedChoices<Dish>[number];

export interface TicketedEvent {
  readonly title: string;
  readonly text: string;
}

/** Events, one every second Thursday. */
export const ticketedEvents: readonly TicketedEvent[] = [
  {
    title: 'Tasting: Piedmont',
    text: 'Six wines from Barbera to Barolo, with a plate of cheese from the same hills.',
  },
  {
    title: 'Tasting: natural wines',
    text: 'Five growers, no additives. Come hungry: there is bread and charcuterie.',
  },
  {
    title: 'Tasting: the Mosel',
    text: 'Riesling from dry to sweet, and why the slope matters. Six glasses and a small plate.',
  },
  {
    title: 'Cheese and wine',
    text: 'Five cheeses, five glasses, and which of them should never meet.',
  },
];
export const TICKET_PRICE = 295_00;
export const TICKET_CAPACITY = 36;
export const TICKET_CANCELLATION_RATE = 0.05;

export const REWARD = 'A glass of the house';
/** Number of stamps per reward; an order gives one stamp. */
export const STAMPS = 10;

/** Currency of the demo. */
export const CURRENCY = 'DKK';
