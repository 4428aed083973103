import { plural, t } from '@lingui/core/macro';

/** Copy of the received events of a client's app. */
export const appEvents = {
  title: t`Events Received`,
  hint: (days: number) =>
    t`Events from the last ${days} days, newest first. Unknown types are stored and counted, but are not used in any figure.`,
  loading: t`Loading events`,
  caption: t`Event types received`,
  columns: {
    type: t`Type`,
    events: t({ message: 'Events', context: 'data' }),
    last: t`Last received`,
    example: t`Example`,
  },
  unknown: t`Unknown`,
  none: '–',
  nothing: t`No other fields`,
  empty: {
    title: t({ message: 'No events yet', context: 'data' }),
    description: t`Events that the app sends with one of its API keys appear here.`,
  },
  failed: {
    title: t`The events could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
} as const;

/** Erasure of a guest who asked the client for it. */
export const guestErasure = {
  title: t`Erase a guest`,
  hint: t`Guests are stored under a pseudonym. Enter it to erase a guest who asked to be forgotten. Totals do not change.`,
  label: t`Guest's pseudonym`,
  submit: t`Erase guest`,
  question: t`Erase This Guest?`,
  text: (pseudonym: string) =>
    t`No stored event will be linked to ${pseudonym} any longer. This cannot be undone. If the pseudonym is reported again, it counts as a new guest.`,
  confirm: t`Erase`,
  busy: t`Erasing...`,
  cancel: t`Cancel`,
  done: t`Guest Erased`,
  doneText: (events: number) => plural(events, { one: '1 event was anonymised.', other: '# events were anonymised.' }),
  failed: t`Not Erased`,
  failedReason: t`Nothing was erased. Please try again in a moment.`,
} as const;
