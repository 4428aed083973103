import { responseTargets, type TicketPriority } from '@skal/contracts/support/ticket';
import type { ApiSettings } from '../../../settings/settings.ts';
import { publicHolidays } from './holidays.ts';
import { addBusinessMinutes } from './officeHours.ts';

/** Computes when a response is due (L21): for emergencies around the clock, for others in office hours. */
export async function responseDue(
  priority: TicketPriority,
  filedAt: number,
  { office, timeZone }: Pick<ApiSettings, 'office' | 'timeZone'>,
): Promise<number> {
  const { within, businessHours } = responseTargets[priority];
  if (!businessHours) return filedAt + within * 60_000;
  return addBusinessMinutes(filedAt, within, office, timeZone, await publicHolidays(office.holidayCountry));
}
