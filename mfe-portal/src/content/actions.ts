import type { ActionProgress, ActionStep } from '@skal/contracts/app/appAction';

/** Copy of the answers to orders and reservations. */
export const actions = {
  /** Label of the group of buttons of one order or reservation. */
  group: (name: string) => `Answer ${name}`,
  /** Starts with the visible label, for voice control (WCAG 2.5.3). */
  labelFor: (label: string, name: string) => `${label}: ${name}`,
  buttons: {
    accepted: 'Accept',
    declined: 'Decline',
    ready: 'Ready',
    completed: 'Completed',
    noShow: 'No-show',
  } satisfies Record<ActionStep, string>,
  busy: 'Sending...',
  steps: {
    accepted: 'Accepted',
    declined: 'Declined',
    ready: 'Ready',
    completed: 'Completed',
    noShow: 'No-show',
  } satisfies Record<ActionStep, string>,
  by: (name: string, time: string) => `by ${name}, ${time}`,
  progress: {
    none: 'The app reads this when it asks for changes.',
    waiting: 'Not received by the app yet. We keep trying.',
    delivered: 'Received by the app.',
    failed: 'The app could not be reached. Please tell the guest yourself.',
  } satisfies Record<ActionProgress, string>,
  failed: {
    title: 'Not Sent',
    description: 'Your answer was not saved. Please try again in a moment.',
  },
} as const;
