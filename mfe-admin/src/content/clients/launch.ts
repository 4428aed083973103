import { LAUNCH_UNDO_MINUTES } from '@skal/contracts/client/client';

/** Copy of the App tab. */
export const launch = {
  title: 'Launch',
  inDevelopment: 'In development',
  liveSince: (moment: string) => `Live since ${moment}`,
  button: 'Mark app as live',
  ownersOnly: 'Only an owner can mark an app as live.',
  checklist: 'Before the launch',
  check: {
    appStore: 'App Store link',
    googlePlay: 'Google Play link',
    features: 'Features chosen',
    milestones: 'Every milestone completed',
  },
  ready: 'Ready',
  open: 'To do',
  question: (business: string) => `Mark the app of ${business} as live?`,
  preview: (email: string) =>
    `As soon as the client opens another page, the Coming Soon overlays disappear: every section shows live data, ` +
    `App Status shows the store links and QR codes, and the client can manage staff. An email is sent to ${email} ` +
    `immediately. You can undo this for ${LAUNCH_UNDO_MINUTES} minutes.`,
  missing: (what: string) => `Not done yet: ${what}.`,
  confirm: 'Mark as live',
  busy: 'Launching...',
  cancel: 'Not yet',
  done: 'App Is Live',
  doneText: (business: string) => `An email to ${business} is on its way.`,
  undo: 'Undo the launch',
  undoBusy: 'Undoing...',
  undoUntil: (moment: string) => `You can undo this until ${moment}.`,
  undone: 'Launch Undone',
  undoneText: (business: string) => `The app of ${business} is in development again.`,
  failed: 'Error',
  failedReason: 'The launch status could not be changed',
} as const;

export const storeLinks = {
  title: 'Store links',
  hint: 'App Status shows these links with QR codes once the app is live.',
  labels: { appStore: 'App Store', googlePlay: 'Google Play' },
  save: 'Save Links',
  busy: 'Saving...',
  saved: 'Links Saved',
  savedText: 'App Status shows them once the app is live.',
  failed: 'Error',
  failedReason: 'The links could not be saved',
} as const;

export const milestones = {
  title: 'Milestones',
  empty: 'No milestones yet. Until you add one, the client sees a plan marked as an example.',
  failed: {
    title: 'The milestones could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  statusNames: { completed: 'Completed', 'in-progress': 'In progress', pending: 'Pending' },
  ownerNames: { agency: 'Us', client: 'The client' },
  waitingOnLabels: { agency: 'Our turn', client: "The client's turn" },
  completedOn: (day: string) => `Completed ${day}`,
  expected: (day: string) => `Expected ${day}`,
  add: 'Add Milestone',
  edit: 'Edit',
  complete: 'Complete',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  removeQuestion: (title: string) => `Remove the milestone ${title}? The client will no longer see it.`,
  labels: {
    title: 'Title',
    description: 'Description',
    status: 'Status',
    waitingOn: 'Who acts next',
    completedDate: 'Completed on',
    estimatedDate: 'Expected on',
    details: 'Details',
  },
  detailsHint: 'One per line',
  save: 'Save Milestone',
  busy: 'Saving...',
  cancel: 'Cancel',
  changeFailed: 'Error',
  changeFailedReason: 'The milestone could not be changed',
} as const;
