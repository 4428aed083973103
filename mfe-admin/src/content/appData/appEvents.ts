/** Copy of the received events of a client's app. */
export const appEvents = {
  title: 'What has been reported',
  hint: (days: number) =>
    `Of the last ${days} days, the latest first. An unknown type is kept and counted; no figure is made of it.`,
  loading: 'Loading what has been reported',
  caption: 'Reported types of events',
  columns: { type: 'Type', events: 'Events', last: 'Last came in', example: 'One of them' },
  unknown: 'Unknown',
  none: '–',
  nothing: 'Nothing but its type',
  empty: { title: 'Nothing reported yet', description: 'What the app reports with one of its keys is listed here.' },
  failed: { title: 'What was reported did not load', description: 'Nothing is lost. Try again in a moment.' },
} as const;

/** Erasure of a guest who asked the client for it. */
export const guestErasure = {
  title: 'Erase a guest',
  hint: 'A guest who asks the client to be forgotten is known here by a pseudonym. Figures stay as they are.',
  label: 'Pseudonym of the guest',
  submit: 'Erase guest',
  question: 'Erase This Guest?',
  text: (pseudonym: string) =>
    `Nothing that was reported leads to ${pseudonym} afterwards, and nobody can undo that. Reported again, the pseudonym is somebody new.`,
  confirm: 'Erase',
  busy: 'Erasing...',
  cancel: 'Cancel',
  done: 'Guest Erased',
  doneWhat: (events: number) => (events === 1 ? '1 event is nobody’s now.' : `${events} events are nobody’s now.`),
  failed: 'Not Erased',
  failedReason: 'Nothing was erased. Try again in a moment.',
} as const;
