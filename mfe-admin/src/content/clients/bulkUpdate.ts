import type { ClientStatus, SubscriptionPlan } from '@skal/contracts/client/client';
import { clientStatusLabels, planLabels } from './client.ts';

/** A new status, or a new plan. */
export type ClientPatch = { status: ClientStatus } | { subscriptionPlan: SubscriptionPlan };

const value = (change: ClientPatch) =>
  'status' in change ? clientStatusLabels[change.status] : `on ${planLabels[change.subscriptionPlan]}`;

const some = (count: number) => (count === 1 ? '1 client' : `${count.toLocaleString('en-GB')} clients`);
const who = (names: readonly string[]) => (names.length === 1 ? names[0] : some(names.length));
const are = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');

/** Copy of the bulk update. */
export const bulkUpdate = {
  region: 'Selected clients',
  select: (business: string) => `Select ${business}`,
  selected: (count: number, most: number) =>
    count === 0 ? '' : `${count} selected${count >= most ? ' (maximum)' : ''}`,
  way: '. Press Enter to go to the actions.',
  selectPage: 'Select all on this page',
  selectFound: (found: number) => `Select all ${found} matching clients`,
  clear: 'Clear selection',
  export: 'Export selected',
  status: 'Set status',
  plan: 'Set plan',
  statusLabel: (business: string) => `Status of ${business}`,
  planLabel: (business: string) => `Plan of ${business}`,
  done: (names: readonly string[], change: ClientPatch) => `${who(names)} ${are(names)} now ${value(change)}.`,
  undone: (names: readonly string[]) => `Change undone for ${who(names)}.`,
  refused: (names: readonly string[], reason: string) => `Not changed: ${names.join(', ')}. ${reason}`,
  deleted: 'a deleted client',
  undo: 'Undo',
  dismiss: 'Dismiss',
  failed: 'Error',
  failedReason: 'The change was not saved. Please try again in a moment.',
  notFound: 'The matching clients could not be loaded. Please try again in a moment.',
} as const;
