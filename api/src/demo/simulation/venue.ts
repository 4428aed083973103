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

/** A product with its price in øre and relative frequency. */
export interface Dish {
  readonly name: string;
  readonly price: number;
}

const weightedDish = (name: string, kroner: number, weight: number) => [{ name, price: kroner * 100 }, weight] as const;

export const drinks: WeightedChoices<Dish> = [
  weightedDish('House white, glass', 65, 20),
  weightedDish('House red, glass', 65, 22),
  weightedDish('Riesling Kabinett, glass', 85, 14),
  weightedDish('Barolo, glass', 125, 8),
  weightedDish('Chablis, glass', 95, 12),
  weightedDish('Crémant, glass', 85, 11),
  weightedDish('Crémant, bottle', 395, 3),
  weightedDish('Organic apple juice', 45, 6),
];

export const dishes: WeightedChoices<Dish> = [
  weightedDish('Cheese board', 135, 14),
  weightedDish('Charcuterie', 145, 12),
  weightedDish('Olives and almonds', 55, 16),
  weightedDish('Burrata with tomatoes', 98, 9),
  weightedDish('Focaccia', 48, 12),
];

/** Takeaway products: bottles and prepared boxes. */
export const takeaways: WeightedChoices<Dish> = [
  weightedDish('Bottle of the week', 169, 18),
  weightedDish('Tapas box for two', 249, 14),
  weightedDish('Cheese box', 179, 9),
  weightedDish('Riesling Kabinett, bottle', 189, 8),
];

/** Events, one every second Thursday. */
export const ticketedEvents: readonly string[] = [
  'Tasting: Piedmont',
  'Tasting: natural wines',
  'Tasting: the Mosel',
  'Cheese and wine',
];
export const TICKET_PRICE = 295_00;
export const TICKET_CAPACITY = 36;

export const REWARD = 'A glass of the house';
/** Number of stamps per reward; an order gives one stamp. */
export const STAMPS = 10;

/** Currency of the demo. */
export const CURRENCY = 'DKK';
