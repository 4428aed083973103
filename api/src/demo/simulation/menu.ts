import type { Allergen, initialCategories } from '@skal/contracts/content/menu';
import type { Dish, WeightedDish } from './venue.ts';

/** Demo data: the menu of the simulated venue. All values are invented. The simulated app sells all of it, and nothing else. */

/** An item of the menu. */
export interface MenuDish extends Dish {
  readonly category: (typeof initialCategories)[number];
  readonly description: string;
  readonly allergens: readonly Allergen[];
  /** Time of day at which the kitchen serves it; null for the whole day. */
  readonly hours: { readonly from: string; readonly to: string } | null;
  /** When guests order it. */
  readonly course: 'drink' | 'food' | 'takeaway';
  /** Relative frequency within its course. */
  readonly weight: number;
}

type Row = [
  name: string,
  kroner: number,
  weight: number,
  description: string,
  allergens?: readonly Allergen[],
  hours?: MenuDish['hours'],
];

const rows =
  (category: MenuDish['category'], course: MenuDish['course'], shared: readonly Allergen[] = []) =>
  ([name, kroner, weight, description, allergens = [], hours = null]: Row): MenuDish => ({
    ...{ name, price: kroner * 100, weight, description, category, course, hours },
    allergens: [...shared, ...allergens],
  });

const evening = { from: '17:00', to: '22:00' } as const;

const wines: Row[] = [
  ['House white, glass', 65, 20, 'Pinot Blanc from Alsace. Dry, pear and almond.'],
  ['House red, glass', 65, 22, 'Côtes du Rhône. Dark berries, a little pepper.'],
  ['Riesling Kabinett, glass', 85, 14, 'Mosel. Off-dry, green apple and slate.'],
  ['Barolo, glass', 125, 8, 'Piedmont. Rose, tar and a long finish.'],
  ['Chablis, glass', 95, 12, 'Burgundy. Lemon, chalk, no oak.'],
  ['Crémant, glass', 85, 11, 'Sparkling from the Loire, fermented in the bottle.'],
  ['Crémant, bottle', 395, 3, 'Sparkling from the Loire, to share.'],
  ['Orange wine, glass', 95, 6, 'Friuli. Twelve days on the skins, dried apricot.'],
  ['Beaujolais-Villages, glass', 85, 9, 'Gamay, served a little cool.'],
  ['Port, small glass', 75, 4, 'Ten-year-old tawny. Walnut and caramel.'],
];
const takeawayWines: Row[] = [
  ['Bottle of the week', 169, 18, 'What we drink ourselves this week, to take home.'],
  ['Riesling Kabinett, bottle', 189, 8, 'Mosel. The bottle behind our most ordered glass.'],
];
const appetizers: Row[] = [
  ['Olives and almonds', 55, 16, 'Nocellara olives, roasted and salted almonds.', ['nuts']],
  ['Focaccia', 48, 12, 'Baked every morning, with olive oil and sea salt.', ['gluten']],
  ['Burrata with tomatoes', 98, 9, 'Tomatoes from Fyn, basil, toasted bread.', ['milk', 'gluten']],
  ['Charcuterie', 145, 12, 'Three cold cuts, cornichons, mustard and bread.', ['gluten', 'mustard', 'sulphites']],
  ['Cheese board', 135, 14, 'Four Danish cheeses, quince and crispbread.', ['milk', 'gluten', 'sesame']],
  ['Oysters, three', 105, 4, 'From the Limfjord, with shallot vinegar.', ['molluscs', 'sulphites']],
];
const mains: Row[] = [
  ['Mussels in white wine', 165, 6, 'Fennel, parsley and fries.', ['molluscs', 'milk', 'sulphites'], evening],
  ['Steak tartare', 155, 5, 'Capers, egg yolk and crisp potatoes.', ['eggs', 'mustard'], evening],
  ['Mushroom risotto', 148, 5, 'Chanterelles, aged cheese, thyme.', ['milk', 'celery', 'sulphites'], evening],
  ['Baked cod', 175, 4, 'Leeks, brown butter and dill.', ['fish', 'milk'], evening],
  ['Croque monsieur', 118, 6, 'Ham, Comté and mustard, with salad.', ['gluten', 'milk', 'mustard', 'eggs']],
];
const desserts: Row[] = [
  ['Chocolate tart', 78, 6, 'Dark chocolate, sea salt, crème fraîche.', ['gluten', 'milk', 'eggs']],
  ['Crème brûlée', 72, 5, 'Vanilla and a thin layer of burnt sugar.', ['milk', 'eggs']],
  ['Sorbet of the season', 58, 3, 'Two scoops, right now sea buckthorn.'],
];
const experiences: Row[] = [
  ['Tasting flight, three wines', 165, 5, 'Three small glasses and what to look for in them.', ['sulphites']],
];
const boxes: Row[] = [
  ['Tapas box for two', 249, 14, 'Cheese, cold cuts, olives and bread to take home.', ['milk', 'gluten', 'nuts']],
  ['Cheese box', 179, 9, 'Four cheeses with quince, to take home.', ['milk']],
];

/** The menu, in the order of its categories. */
export const menu: readonly MenuDish[] = [
  ...wines.map(rows('Wines', 'drink', ['sulphites'])),
  ...takeawayWines.map(rows('Wines', 'takeaway', ['sulphites'])),
  ...appetizers.map(rows('Appetizers', 'food')),
  rows('Appetizers', 'drink')(['Organic apple juice', 45, 6, 'From Fyn, cloudy and fresh.']),
  ...mains.map(rows('Main Courses', 'food')),
  ...desserts.map(rows('Desserts', 'food')),
  ...experiences.map(rows('Experiences', 'drink')),
  ...boxes.map(rows('Experiences', 'takeaway')),
];

const ofCourse = (course: MenuDish['course']): WeightedDish[] =>
  menu.filter((dish) => dish.course === course).map((dish) => [dish, dish.weight]);

export const drinks = ofCourse('drink');
export const dishes = ofCourse('food');
/** Takeaway products: bottles and prepared boxes. */
export const takeaways = ofCourse('takeaway');
