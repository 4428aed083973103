import { plural, t } from '@lingui/core/macro';
import type { GuestEventReply, GuestEventStatus } from '@skal/contracts/content/guestEvent';
import { formatMoneyWithCode } from '../format/number.ts';

export const guestEventStatusLabels: Readonly<Record<GuestEventStatus, string>> = {
  draft: t`Draft`,
  published: t`Published`,
  soldOut: t`Sold out`,
  cancelled: t({ message: 'Cancelled', context: 'event' }),
};

/** Copy of the events and promotions of a live app. */
export const guestEvents = {
  note: t`Your app shows published events after the next publication. Tickets are what your app reports.`,
  loading: t`Loading your events`,
  failed: {
    title: t`Your events could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  empty: { title: t`No events yet`, description: t`Create one, and guests see it in your app once it is published.` },
  list: t`Events`,
  create: t`Create Event`,
  price: (ore: number) => (ore === 0 ? t`Free` : formatMoneyWithCode(ore / 100, 'DKK')),
  booked: ({ booked, capacity }: Pick<GuestEventReply, 'booked' | 'capacity'>) =>
    capacity === null
      ? plural(booked, { one: '# place booked', other: '# places booked' })
      : t`${booked} of ${capacity} places booked`,
  span: (day: string, from: string, to: string) => t`${day}, ${from} to ${to}`,
  summary: (when: string, price: string, booked: string) => t`${when}. ${price}. ${booked}.`,
  /** Ends on another day. */
  longSpan: (day: string, from: string, lastDay: string, to: string) => t`${day}, ${from} to ${lastDay}, ${to}`,
  full: t`Sold out`,
  edit: t`Edit`,
  bookings: t`View Bookings`,
  soldOut: t`Mark as sold out`,
  cancel: t`Cancel event`,
  remove: t`Delete`,
  /** Starts with the visible label, for voice control (WCAG 2.5.3). */
  labelFor: (action: string, title: string) => `${action}: ${title}`,
} as const;

export const guestEventForm = {
  create: t`Create New Event`,
  edit: t`Edit Event`,
  title: t`Title`,
  text: t`Description`,
  startsAt: t`Starts`,
  endsAt: t`Ends`,
  timeHint: t`Danish time.`,
  price: t`Price (DKK)`,
  priceHint: t`Such as 125,00. Enter 0 if it is free.`,
  capacity: t`Capacity`,
  capacityHint: t`Leave it empty for no limit.`,
  status: t`Status`,
  note: t`Note for guests`,
  noteHint: t`Shown when the event is sold out or cancelled.`,
  cancel: t`Cancel`,
  submit: t`Save event`,
  busy: t`Saving...`,
  saved: t`Event Saved`,
  savedText: (title: string) => t`${title} is in your draft.`,
  failed: t`Event Not Saved`,
  failedReason: t`Your text is still here. Please try again in a moment.`,
  notLoaded: t`The form could not be loaded.`,
  conflict: {
    title: t`Someone else changed this event`,
    text: t`These values were saved in the meantime. Save again to replace them with yours.`,
    theirs: t`Use their values`,
  },
} as const;

export const guestEventBookings = {
  title: (title: string) => t`Bookings: ${title}`,
  text: t`As your app reported. It reports tickets with the id or the title of the event, and no names.`,
  booked: t`Places sold`,
  left: t`Places left`,
  attended: t`Attended`,
  revenue: t`Ticket revenue`,
  none: t`None`,
  id: t`Event id`,
  loading: t`Loading the bookings`,
  failed: { title: t`The bookings could not be loaded`, description: t`Please try again in a moment.` },
  empty: t`Your app has reported no bookings yet.`,
  newest: (count: number) => plural(count, { one: 'The newest booking', other: 'The newest # bookings' }),
  caption: t`Bookings`,
  columns: { at: t`Time`, order: t`Order`, places: t`Places`, amount: t`Amount` },
  cancelled: t({ message: 'Cancelled', context: 'order' }),
  noValue: '–',
  close: t`Close`,
} as const;

export const cancelGuestEvent = {
  title: (title: string) => t`Cancel ${title}?`,
  text: t`Your app shows it as cancelled. Guests who bought a ticket are not refunded by this.`,
  confirm: t`Cancel event`,
  cancel: t`Keep it`,
  busy: t({ message: 'Cancelling...', context: 'event' }),
  done: t`Event Cancelled`,
} as const;

export const removeGuestEvent = {
  title: (title: string) => t`Delete ${title}?`,
  text: t`It disappears from your draft. Tickets that your app reported stay in the figures.`,
  confirm: t`Delete`,
  cancel: t`Cancel`,
  busy: t`Deleting...`,
  done: t`Event Deleted`,
  failed: t`Event Not Changed`,
  failedReason: t`Please try again in a moment.`,
} as const;

export const soldOutGuestEvent = { done: t`Marked as Sold Out` } as const;
