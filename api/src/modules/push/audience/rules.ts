import type { PushAudience } from '@skal/contracts/push/push';
import { addDays, toTimestamp } from '../../../time/calendar.ts';

/** Days, today included, in which a guest is active or new. */
export const RECENT_DAYS = 30;
/** Stamps of a VIP member, and days with the app open of a regular customer, within `ACTIVITY_DAYS`. */
export const VIP_STAMPS = 10;
export const REGULAR_DAYS = 4;

/** A condition on `d` (devices) and `g` (app_guests, joined by the guest), with its parameters. */
export interface AudienceRule {
  readonly where: string;
  readonly parameters: readonly (string | number)[];
}

/**
 * Returns the rule of each audience; the portal shows them in words (`content/sections/pushCampaigns.ts`). Days are those
 * of the guest's events `app.opened`, `app.crashed` and `loyalty.stamped`.
 * @param today in the time zone of the settings
 */
export function buildAudienceRules(today: string, timeZone: string): Readonly<Record<PushAudience, AudienceRule>> {
  const since = addDays(today, 1 - RECENT_DAYS);
  return {
    all: { where: '1 = 1', parameters: [] },
    vip: { where: 'g.stamps >= ?', parameters: [VIP_STAMPS] },
    regular: { where: 'g.open_days >= ? AND g.last_day >= ?', parameters: [REGULAR_DAYS, since] },
    new: { where: 'g.first_day >= ?', parameters: [since] },
    inactive: {
      // A guest without a row has had no event for the retention time, or never had one.
      where: '(g.last_day < ? OR (g.id IS NULL AND d.guest_id IS NOT NULL AND d.created_at < ?))',
      parameters: [since, toTimestamp(since, 0, timeZone)],
    },
  };
}
