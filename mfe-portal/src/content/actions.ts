import { t } from '@lingui/core/macro';
import type { ActionProgress, ActionStep } from '@skal/contracts/app/appAction';

/** Copy of the answers to orders and reservations. */
export const actions = {
  /** Label of the group of buttons of one order or reservation. */
  group: (name: string) => t`Answer ${name}`,
  /** Starts with the visible label, for voice control (WCAG 2.5.3). */
  labelFor: (label: string, name: string) => `${label}: ${name}`,
  buttons: {
    accepted: t`Accept`,
    declined: t`Decline`,
    ready: t`Ready`,
    completed: t`Completed`,
    noShow: t`No-show`,
  } satisfies Record<ActionStep, string>,
  busy: t`Sending...`,
  steps: {
    accepted: t`Accepted`,
    declined: t`Declined`,
    ready: t`Ready`,
    completed: t`Completed`,
    noShow: t`No-show`,
  } satisfies Record<ActionStep, string>,
  by: (name: string, time: string) => t`by ${name}, ${time}`,
  progress: {
    none: t`The app reads this when it asks for changes.`,
    waiting: t`Not received by the app yet. We keep trying.`,
    delivered: t`Received by the app.`,
    failed: t`The app could not be reached. Please tell the guest yourself.`,
  } satisfies Record<ActionProgress, string>,
  failed: {
    title: t`Not Sent`,
    description: t`Your answer was not saved. Please try again in a moment.`,
  },
} as const;
