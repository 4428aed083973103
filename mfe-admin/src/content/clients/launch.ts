import { t } from '@lingui/core/macro';
import { LAUNCH_UNDO_MINUTES } from '@skal/contracts/client/client';

/** Copy of the App tab. */
export const launch = {
  title: t`Launch`,
  inDevelopment: t`In development`,
  liveSince: (moment: string) => t`Live since ${moment}`,
  button: t`Mark app as live`,
  ownersOnly: t`Only an owner can mark an app as live.`,
  checklist: t`Before the launch`,
  check: {
    appStore: t`App Store link`,
    googlePlay: t`Google Play link`,
    features: t`Features chosen`,
    milestones: t`Every milestone completed`,
  },
  ready: t`Ready`,
  open: t`To do`,
  question: (business: string) => t`Mark the app of ${business} as live?`,
  preview: (email: string) =>
    t`As soon as the client opens another page, the Coming Soon overlays disappear: every section shows live data, App Status shows the store links and QR codes, and the client can manage staff. An email is sent to ${email} immediately. You can undo this for ${LAUNCH_UNDO_MINUTES} minutes.`,
  missing: (what: string) => t`Not done yet: ${what}.`,
  confirm: t`Mark as live`,
  busy: t`Launching...`,
  cancel: t`Not yet`,
  done: t`App Is Live`,
  doneText: (business: string) => t`An email to ${business} is on its way.`,
  undo: t`Undo the launch`,
  undoBusy: t`Undoing...`,
  undoUntil: (moment: string) => t`You can undo this until ${moment}.`,
  undone: t`Launch Undone`,
  undoneText: (business: string) => t`The app of ${business} is in development again.`,
  failed: t`Error`,
  failedReason: t`The launch status could not be changed`,
} as const;

export const storeLinks = {
  title: t`Store links`,
  hint: t`App Status shows these links with QR codes once the app is live.`,
  labels: { appStore: t`App Store`, googlePlay: t`Google Play` },
  save: t`Save Links`,
  busy: t`Saving...`,
  saved: t`Links Saved`,
  savedText: t`App Status shows them once the app is live.`,
  failed: t`Error`,
  failedReason: t`The links could not be saved`,
} as const;

export const milestones = {
  title: t`Milestones`,
  empty: t`No milestones yet. Until you add one, the client sees a plan marked as an example.`,
  failed: {
    title: t`The milestones could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  statusNames: { completed: t`Completed`, 'in-progress': t`In progress`, pending: t`Pending` },
  ownerNames: { agency: t`Us`, client: t`The client` },
  waitingOnLabels: { agency: t`Our turn`, client: t`The client's turn` },
  completedOn: (day: string) => t`Completed ${day}`,
  expected: (day: string) => t`Expected ${day}`,
  add: t`Add Milestone`,
  edit: t`Edit`,
  complete: t`Complete`,
  up: t`Move up`,
  down: t`Move down`,
  remove: t`Remove`,
  removeQuestion: (title: string) => t`Remove the milestone ${title}? The client will no longer see it.`,
  labels: {
    title: t`Title`,
    description: t`Description`,
    status: t`Status`,
    waitingOn: t`Who acts next`,
    completedDate: t`Completed on`,
    estimatedDate: t`Expected on`,
    details: t`Details`,
  },
  detailsHint: t`One per line`,
  save: t`Save Milestone`,
  busy: t`Saving...`,
  cancel: t`Cancel`,
  changeFailed: t`Error`,
  changeFailedReason: t`The milestone could not be changed`,
} as const;
