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
  { id: 'events', feature: 'events', short: 'Events', title: 'Events', text: 'Your events, with tickets.' },
  { id: 'shop', feature: 'ecommerce', short: 'Shop', title: 'Shop', text: 'Your products, ready to buy.' },
  { id: 'takeaway', feature: 'takeaway', short: 'Order', title: 'Takeaway', text: 'Guests order ahead and pick up.' },
  { id: 'club', feature: 'loyalty', short: 'Club', title: 'Club', text: 'A card that fills with every visit.' },
  { id: 'find', short: 'Find us', title: 'Find us', text: 'Opening hours, directions and phone number.' },
];

export const phoneApp = {
  label: 'A preview of your app',
  navigation: 'Screens of the preview',
  home: 'Home',
  bookTitle: 'Book a table',
  guests: 'Guests',
  fewer: 'Fewer guests',
  more: 'More guests',
  day: 'Day',
  days: ['Today', 'Tomorrow'],
  time: 'Time',
  times: ['18:00', '19:30', '21:00'],
  book: 'Book',
  booked: (guests: number, day: string, time: string) => `Table for ${guests}, ${day.toLowerCase()} at ${time}`,
  bookedNote: 'A preview: no table has been booked.',
  again: 'Book another',
  stamps: (count: number) => `${count} of 10 stamps`,
  stamp: 'Add a stamp',
} as const;
