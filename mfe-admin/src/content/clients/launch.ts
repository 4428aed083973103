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
  open: 'Open',
  question: (business: string) => `Mark the app of ${business} as live?`,
  preview: (email: string) =>
    `From the next page the client opens, the covers of the portal are gone: each section shows what the app reports, ` +
    `App Status says Live with the links and codes of the stores, and the team can be managed. A mail about it to ${email} ` +
    `is sent at once. You can undo it for ${LAUNCH_UNDO_MINUTES} minutes.`,
  missing: (what: string) => `Still open: ${what}.`,
  confirm: 'Mark as live',
  busy: 'Launching...',
  cancel: 'Not yet',
  done: 'App Is Live',
  doneWhat: (business: string) => `The mail to ${business} is on its way.`,
  undo: 'Undo the launch',
  undoBusy: 'Undoing...',
  undoUntil: (moment: string) => `It can be undone until ${moment}.`,
  undone: 'Launch Undone',
  undoneWhat: (business: string) => `The app of ${business} is in development again.`,
  failed: 'Error',
  failedReason: 'Failed to change the launch',
} as const;

export const storeLinks = {
  title: 'Store links',
  hint: 'App Status shows the links, and a code for each, once the app is live.',
  labels: { appStore: 'App Store', googlePlay: 'Google Play' },
  save: 'Save Links',
  busy: 'Saving...',
  saved: 'Links Saved',
  savedWhat: 'App Status shows them once the app is live.',
  failed: 'Error',
  failedReason: 'Failed to save the links',
} as const;

export const milestones = {
  title: 'Milestones',
  empty: 'No milestones yet. Until the first one the client sees an example plan, labelled as one.',
  failed: { title: 'The milestones did not load', description: 'Nothing is lost. Try again in a moment.' },
  statusNames: { completed: 'Completed', 'in-progress': 'In progress', pending: 'Pending' },
  ownerNames: { agency: 'Ours', client: "The client's" },
  waitingOnLabels: { agency: 'Our turn', client: "The client's turn" },
  completedOn: (day: string) => `Completed ${day}`,
  expected: (day: string) => `Expected ${day}`,
  add: 'Add Milestone',
  edit: 'Edit',
  complete: 'Complete',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  removeQuestion: (title: string) => `Remove the milestone ${title}? The client no longer sees it.`,
  labels: {
    title: 'Title',
    description: 'Description',
    status: 'Status',
    waitingOn: 'Whose turn it is',
    completedDate: 'Completed on',
    estimatedDate: 'Expected on',
    details: 'Points',
  },
  detailsHint: 'One on each line',
  save: 'Save Milestone',
  busy: 'Saving...',
  cancel: 'Cancel',
  changeFailed: 'Error',
  changeFailedReason: 'Failed to change the milestone',
} as const;
