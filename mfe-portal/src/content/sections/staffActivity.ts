import { t } from '@lingui/core/macro';
import type { ActivityReply } from '@skal/contracts/client/activity';
import type { AuditValues } from '@skal/contracts/operations/audit';
import { activityFields, activityWords, WORD_FIELDS } from './activityFields.ts';

/** What the team did, after launch. */
export const staffActivity = {
  title: t`Activity`,
  caption: t`Activity of your team`,
  loading: t`Loading the activity`,
  empty: t`Nothing yet. Changes by you and your team appear here.`,
  columns: { at: t`Time`, who: t`Who`, action: t`What`, change: t`Change` },
  more: t`Show more`,
  loadingMore: t`Loading...`,
  none: '–',
  failed: {
    title: t`The activity could not be loaded`,
    description: t`Nothing is lost. Please try again in a moment.`,
  },
} as const;

/** Texts of the actions that a client's people can cause; unknown ones are shown as words of their names. */
const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['session.started', t`Signed in`],
  ['session.ended', t`Signed out another browser`],
  ['credentials.changed', t`Changed the password`],
  ['link.used', t`Set a password by link`],
  ['email.changeRequested', t`Asked for a new email address`],
  ['email.changed', t`Changed the email address`],
  ['email.stopped', t`Email stopped`],
  ['factor.set', t`Factor set`],
  ['factor.ended', t`Factor ended`],
  ['factor.renewed', t`Factor renewed`],
  ['factor.recovered', t`Factor recovered`],
  ['passkey.added', t`Passkey added`],
  ['passkey.removed', t`Passkey removed`],
  ['settings.saved', t`Saved the settings`],
  ['businessInfo.saved', t`Business info saved`],
  ['logo.uploaded', t`Logo uploaded`],
  ['logo.removed', t`Logo removed`],
  ['ticket.created', t`Sent a support ticket`],
  ['ticket.replied', t`Replied to a support ticket`],
  ['addOn.requested', t`Asked for an add-on`],
  ['integration.requested', t`Asked for an integration`],
  ['connection.synced', t`Connection synced`],
  ['staff.added', t`Added a person`],
  ['staff.invited', t`Invited a person again`],
  ['staff.accepted', t`Joined the team`],
  ['staff.changed', t`Changed a person`],
  ['staff.removed', t`Removed a person`],
  ['staff.factorReset', t`Reset two-step verification of a person`],
  ['staffRole.changed', t`Changed a role`],
  ['menu.imported', t`Menu imported`],
  ['menuCategory.added', t`Menu category added`],
  ['menuCategory.changed', t`Menu category changed`],
  ['menuCategory.removed', t`Menu category removed`],
  ['menuItem.added', t`Menu item added`],
  ['menuItem.changed', t`Menu item changed`],
  ['menuItem.moved', t`Menu item moved`],
  ['menuItem.removed', t`Menu item removed`],
  ['menuItem.soldOut', t`Menu item sold out`],
  ['menuItem.availableAgain', t`Menu item available again`],
  ['menuPrices.changed', t`Menu prices changed`],
  ['menuPrices.restored', t`Menu prices restored`],
  ['guestEvent.added', t`Guest event added`],
  ['guestEvent.changed', t`Guest event changed`],
  ['guestEvent.removed', t`Guest event removed`],
  ['photo.added', t`Photo added`],
  ['photo.changed', t`Photo changed`],
  ['photo.moved', t`Photo moved`],
  ['photo.removed', t`Photo removed`],
  ['content.published', t`Content published`],
  ['content.restored', t`Content restored`],
  ['push.scheduled', t`Push scheduled`],
  ['push.cancelled', t`Push cancelled`],
  ['pushTester.added', t`Push tester added`],
  ['pushTester.removed', t`Push tester removed`],
  ['webhook.added', t`Webhook added`],
  ['webhook.removed', t`Webhook removed`],
  ['webhook.tested', t`Webhook tested`],
  ['webhook.replayed', t`Webhook replayed`],
  ['webhook.secretReplaced', t`Webhook secret replaced`],
  ['order.accepted', t`Order accepted`],
  ['order.declined', t`Order declined`],
  ['order.ready', t`Order ready`],
  ['order.completed', t`Order completed`],
  ['reservation.accepted', t`Reservation accepted`],
  ['reservation.declined', t`Reservation declined`],
  ['reservation.noShow', t`Reservation no show`],
]);

/** Splits names of the wire into words: `staffRole.changed` becomes `staff role changed`. */
const splitWords = (name: string): string =>
  name.replace(/[.-]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Formats an action of the audit log. */
export function formatActivity(action: string): string {
  const words = splitWords(action);
  return ACTIONS.get(action) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const formatWords = (value: string): string =>
  value
    .split(', ')
    .map((word) => activityWords.get(word) ?? word)
    .join(', ');

const formatValue = (field: string, value: AuditValues[string] | undefined): string => {
  if (value === null || value === undefined || value === '') return staffActivity.none;
  return WORD_FIELDS.test(field) ? formatWords(String(value)) : String(value);
};

/** Formats each changed field as a line with its old and new value. */
export function formatActivityChanges({ before, after }: Pick<ActivityReply, 'before' | 'after'>): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    const text =
      before && after && was !== is
        ? `${formatValue(name, was)} → ${formatValue(name, is)}`
        : formatValue(name, after ? is : was);
    return `${activityFields.get(name) ?? splitWords(name)}: ${text}`;
  });
}
