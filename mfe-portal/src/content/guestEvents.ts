import type { GuestEventReply } from '@skal/contracts/content/guestEvent';
import { formatMoneyWithCode } from '../format/number.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Copy of the events and promotions of a live app. */
export const guestEvents = {
  note: 'Your app shows published events after the next publication. Tickets are what your app reports.',
  loading: 'Loading your events',
  failed: {
    title: 'Your events could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  empty: { title: 'No events yet', description: 'Create one, and guests see it in your app once it is published.' },
  list: 'Events',
  create: 'Create Event',
  price: (ore: number) => (ore === 0 ? 'Free' : formatMoneyWithCode(ore / 100, 'DKK')),
  booked: ({ booked, capacity }: Pick<GuestEventReply, 'booked' | 'capacity'>) =>
    capacity === null ? `${counted(booked, 'place', 'places')} booked` : `${booked} of ${capacity} places booked`,
  full: 'Sold out',
  edit: 'Edit',
  bookings: 'View Bookings',
  soldOut: 'Mark as sold out',
  cancel: 'Cancel event',
  remove: 'Delete',
  /** Starts with the visible label, for voice control (WCAG 2.5.3). */
  labelFor: (action: string, title: string) => `${action}: ${title}`,
} as const;

export const guestEventForm = {
  create: 'Create New Event',
  edit: 'Edit Event',
  title: 'Title',
  text: 'Description',
  startsAt: 'Starts',
  endsAt: 'Ends',
  timeHint: 'Danish time.',
  price: 'Price (DKK)',
  priceHint: 'Such as 125,00. Enter 0 if it is free.',
  capacity: 'Capacity',
  capacityHint: 'Leave it empty for no limit.',
  status: 'Status',
  note: 'Note for guests',
  noteHint: 'Shown when the event is sold out or cancelled.',
  cancel: 'Cancel',
  submit: 'Save event',
  busy: 'Saving...',
  saved: 'Event Saved',
  savedText: (title: string) => `${title} is in your draft.`,
  failed: 'Event Not Saved',
  failedReason: 'Your text is still here. Please try again in a moment.',
  notLoaded: 'The form could not be loaded.',
  conflict: {
    title: 'Someone else changed this event',
    text: 'These values were saved in the meantime. Save again to replace them with yours.',
    theirs: 'Use their values',
  },
} as const;

export const guestEventBookings = {
  title: (title: string) => `Bookings: ${title}`,
  text: 'As your app reported. It reports tickets with the id or the title of the event, and no names.',
  booked: 'Places sold',
  left: 'Places left',
  attended: 'Attended',
  revenue: 'Ticket revenue',
  none: 'None',
  id: 'Event id',
  loading: 'Loading the bookings',
  failed: { title: 'The bookings could not be loaded', description: 'Please try again in a moment.' },
  empty: 'Your app has reported no bookings yet.',
  newest: (count: number) => `The newest ${count} bookings`,
  caption: 'Bookings',
  columns: { at: 'Time', order: 'Order', places: 'Places', amount: 'Amount' },
  cancelled: 'Cancelled',
  noValue: '–',
  close: 'Close',
} as const;

export const cancelGuestEvent = {
  title: (title: string) => `Cancel ${title}?`,
  text: 'Your app shows it as cancelled. Guests who bought a ticket are not refunded by this.',
  confirm: 'Cancel event',
  cancel: 'Keep it',
  busy: 'Cancelling...',
  done: 'Event Cancelled',
} as const;

export const removeGuestEvent = {
  title: (title: string) => `Delete ${title}?`,
  text: 'It disappears from your draft. Tickets that your app reported stay in the figures.',
  confirm: 'Delete',
  cancel: 'Cancel',
  busy: 'Deleting...',
  done: 'Event Deleted',
  failed: 'Event Not Changed',
  failedReason: 'Please try again in a moment.',
} as const;

export const soldOutGuestEvent = { done: 'Marked as Sold Out' } as const;
