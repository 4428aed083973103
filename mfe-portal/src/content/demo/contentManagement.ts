import { t } from '@lingui/core/macro';

/** Copy of `/content-management`: a demo of content management (P1-P7). */
export const contentManagement = {
  title: t`Content Management`,
  note: t`Demo content. Everything on this page is an example, and nothing here is saved or shown in your app.`,
  views: t`Content`,
  tabs: [
    { id: 'menu', label: t`Menu & Products` },
    { id: 'events', label: t`Events & Promotions` },
    { id: 'gallery', label: t`Photo Gallery` },
    { id: 'info', label: t`Business Info` },
  ],
} as const;

export type MenuCategory = 'wines' | 'appetizers' | 'mains' | 'desserts' | 'experiences';

/** The categories with their counts, as specified (P3). */
export const menuCategories: readonly { id: MenuCategory; label: string; count: number }[] = [
  { id: 'wines', label: t`Wines`, count: 24 },
  { id: 'appetizers', label: t`Appetizers`, count: 12 },
  { id: 'mains', label: t`Main Courses`, count: 18 },
  { id: 'desserts', label: t`Desserts`, count: 8 },
  { id: 'experiences', label: t`Experiences`, count: 5 },
];

export interface MenuItem {
  id: string;
  name: string;
  category: MenuCategory;
  description: string;
  /** In euro. */
  price: number;
  available: boolean;
}

/** A few items of each category; the others are not invented. */
export const menuItems: readonly MenuItem[] = [
  {
    id: 'barolo',
    name: 'Barolo 2019',
    category: 'wines',
    description: 'Nebbiolo, by the glass',
    price: 14,
    available: true,
  },
  {
    id: 'riesling',
    name: 'Riesling 2022',
    category: 'wines',
    description: 'Dry, by the glass',
    price: 9,
    available: true,
  },
  { id: 'cava', name: 'Cava Brut', category: 'wines', description: 'By the bottle', price: 38, available: false },
  {
    id: 'olives',
    name: 'Olives and almonds',
    category: 'appetizers',
    description: 'For two',
    price: 7,
    available: true,
  },
  {
    id: 'oysters',
    name: 'Three oysters',
    category: 'appetizers',
    description: 'With lemon',
    price: 15,
    available: true,
  },
  {
    id: 'risotto',
    name: 'Mushroom risotto',
    category: 'mains',
    description: 'With aged cheese',
    price: 19,
    available: true,
  },
  {
    id: 'fish',
    name: 'Fish of the day',
    category: 'mains',
    description: 'With new potatoes',
    price: 24,
    available: true,
  },
  {
    id: 'tart',
    name: 'Lemon tart',
    category: 'desserts',
    description: 'With crème fraîche',
    price: 8,
    available: true,
  },
  {
    id: 'tasting',
    name: 'Wine tasting',
    category: 'experiences',
    description: 'Five glasses, two hours',
    price: 55,
    available: true,
  },
];

export const menu = {
  categories: t`Categories`,
  shown: (shown: number, count: number) => t`${shown} of ${count} shown as examples`,
  list: t`Menu items`,
  available: t`Available`,
  soldOut: t`Not available`,
  actions: [t`Edit`, t`Preview`, t`Delete`],
  add: t`Add Item`,
  form: {
    description: t`This form is a demo. Nothing you enter is saved.`,
    name: t`Name`,
    category: t`Category`,
    about: t`Description`,
    price: t`Price (€)`,
    image: t`Image`,
    imageHint: t`Photos cannot be chosen in the demo.`,
    available: t`Available`,
  },
} as const;

export interface DemoEvent {
  id: string;
  title: string;
  description: string;
  /** An ISO day. */
  date: string;
  time: string;
  /** In euro. */
  price: number;
  capacity: number;
  booked: number;
  isPublished: boolean;
}

export const demoEvents: readonly DemoEvent[] = [
  {
    id: 'piedmont',
    title: 'An evening in Piedmont',
    description: 'Five wines with matching dishes.',
    date: '2025-10-10',
    time: '19:00',
    price: 55,
    capacity: 24,
    booked: 18,
    isPublished: true,
  },
  {
    id: 'new-wine',
    title: 'New wine',
    description: 'The first bottles of the year, by the glass.',
    date: '2025-11-20',
    time: '17:00',
    price: 15,
    capacity: 60,
    booked: 0,
    isPublished: false,
  },
];

export const eventsTab = {
  list: t`Events`,
  create: t`Create Event`,
  published: t`Published`,
  draft: t`Draft`,
  at: (day: string, time: string) => t`${day}, ${time}`,
  summary: (when: string, price: string, booked: string) => t`${when}. ${price}. ${booked}.`,
  places: (booked: number, capacity: number) => t`${booked} of ${capacity} places booked`,
  actions: [t`Edit`, t`View Bookings`, t`Delete`],
  form: {
    description: t`This form is a demo. Nothing you enter is saved.`,
    title: t`Title`,
    about: t`Description`,
    date: t`Date`,
    time: t`Time`,
    price: t`Price (€)`,
    capacity: t`Capacity`,
  },
} as const;
