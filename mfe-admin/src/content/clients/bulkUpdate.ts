import { plural, t } from '@lingui/core/macro';
import type { ClientStatus, SubscriptionPlan } from '@skal/contracts/client/client';
import { clientStatusLabels, planLabels } from './client.ts';

/** A new status, or a new plan. */
export type ClientPatch = { status: ClientStatus } | { subscriptionPlan: SubscriptionPlan };

/** Says what clients are now: one by its name, more by their number. */
function done(names: readonly string[], change: ClientPatch): string {
  const [name] = names;
  const count = names.length;
  if ('status' in change) {
    const status = clientStatusLabels[change.status];
    return plural(count, { one: `${name} is now ${status}.`, other: `# clients are now ${status}.` });
  }
  const plan = planLabels[change.subscriptionPlan];
  return plural(count, { one: `${name} is now on ${plan}.`, other: `# clients are now on ${plan}.` });
}

function undone(names: readonly string[]): string {
  const [name] = names;
  const count = names.length;
  return plural(count, { one: `Change undone for ${name}.`, other: 'Change undone for # clients.' });
}

function refused(names: readonly string[], reason: string): string {
  const list = names.join(', ');
  return t`Not changed: ${list}. ${reason}`;
}

function selected(count: number, most: number): string {
  if (count === 0) return '';
  return count >= most ? t`${count} selected (maximum)` : t`${count} selected`;
}

/** Copy of the bulk update. */
export const bulkUpdate = {
  region: t`Selected clients`,
  select: (business: string) => t`Select ${business}`,
  selected,
  way: t`. Press Enter to go to the actions.`,
  selectPage: t`Select all on this page`,
  selectFound: (found: number) => t`Select all ${found} matching clients`,
  clear: t`Clear selection`,
  export: t`Export selected`,
  status: t`Set status`,
  plan: t`Set plan`,
  statusLabel: (business: string) => t`Status of ${business}`,
  planLabel: (business: string) => t`Plan of ${business}`,
  done,
  undone,
  refused,
  deleted: t`a deleted client`,
  undo: t`Undo`,
  dismiss: t({ message: 'Dismiss', context: 'notice' }),
  failed: t`Error`,
  failedReason: t`The change was not saved. Please try again in a moment.`,
  notFound: t`The matching clients could not be loaded. Please try again in a moment.`,
} as const;
