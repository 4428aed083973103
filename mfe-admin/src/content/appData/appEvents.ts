/** Copy of the received events of a client's app. */
export const appEvents = {
  title: 'Events Received',
  hint: (days: number) =>
    `Events from the last ${days} days, newest first. Unknown types are stored and counted, but are not used in any figure.`,
  loading: 'Loading events',
  caption: 'Event types received',
  columns: { type: 'Type', events: 'Events', last: 'Last received', example: 'Example' },
  unknown: 'Unknown',
  none: '–',
  nothing: 'No other fields',
  empty: {
    title: 'No events yet',
    description: 'Events that the app sends with one of its API keys appear here.',
  },
  failed: { title: 'The events could not be loaded', description: 'Your data is safe. Please try again in a moment.' },
} as const;

/** Erasure of a guest who asked the client for it. */
export const guestErasure = {
  title: 'Erase a guest',
  hint: 'Guests are stored under a pseudonym. Enter it to erase a guest who asked to be forgotten. Totals do not change.',
  label: "Guest's pseudonym",
  submit: 'Erase guest',
  question: 'Erase This Guest?',
  text: (pseudonym: string) =>
    `No stored event will be linked to ${pseudonym} any longer. This cannot be undone. If the pseudonym is reported again, it counts as a new guest.`,
  confirm: 'Erase',
  busy: 'Erasing...',
  cancel: 'Cancel',
  done: 'Guest Erased',
  doneText: (events: number) => (events === 1 ? '1 event was anonymised.' : `${events} events were anonymised.`),
  failed: 'Not Erased',
  failedReason: 'Nothing was erased. Please try again in a moment.',
} as const;
