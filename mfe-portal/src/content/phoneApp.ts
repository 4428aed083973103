import { plural, t } from '@lingui/core/macro';
import type { Feature } from '../session/business.ts';

export interface PhoneScreen {
  id: string;
  /** Label in the app's tab bar. */
  short: string;
  /** Feature that must be enabled for this screen; every app has the others. */
  feature?: Feature;
  title: string;
  /** What guests do there. */
  text: string;
}

/** Screens other than the first one, selected by enabled features. */
export const phoneScreens: readonly PhoneScreen[] = [
  {
    id: 'events',
    feature: 'events',
    short: t({ message: 'Events', context: 'short' }),
    title: t`Events`,
    text: t`Your events, with tickets.`,
  },
  {
    id: 'shop',
    feature: 'ecommerce',
    short: t({ message: 'Shop', context: 'short' }),
    title: t`Shop`,
    text: t`Your products, ready to buy.`,
  },
  {
    id: 'takeaway',
    feature: 'takeaway',
    short: t({ message: 'Order', context: 'verb' }),
    title: t`Takeaway`,
    text: t`Guests order ahead and pick up.`,
  },
  { id: 'club', feature: 'loyalty', short: t`Club`, title: t`Club`, text: t`A card that fills with every visit.` },
  { id: 'find', short: t`Find us`, title: t`Find us`, text: t`Opening hours, directions and phone number.` },
];

const today = t`Today`;

export const phoneApp = {
  label: t`A preview of your app`,
  navigation: t`Screens of the preview`,
  home: t`Home`,
  bookTitle: t`Book a table`,
  guests: t`Guests`,
  fewer: t`Fewer guests`,
  more: t`More guests`,
  day: t`Day`,
  days: [today, t`Tomorrow`],
  time: t`Time`,
  times: [t`18:00`, t`19:30`, t`21:00`],
  book: t({ message: 'Book', context: 'verb' }),
  booked: (guests: number, day: string, time: string) =>
    day === today ? t`Table for ${guests}, today at ${time}` : t`Table for ${guests}, tomorrow at ${time}`,
  bookedNote: t`A preview: no table has been booked.`,
  again: t`Book another`,
  stamps: (count: number) => plural(count, { one: '# of 10 stamps', other: '# of 10 stamps' }),
  stamp: t`Add a stamp`,
} as const;
