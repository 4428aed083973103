import { responseTargets, type TicketPriority } from '@skal/contracts/support/ticket';
import type { ApiSettings } from '../../../settings/settings.ts';
import { publicHolidays } from './holidays.ts';
import { addBusinessMinutes } from './officeHours.ts';

/** When a ticket filed at this moment is to be answered (L21): an emergency day and night, others in office hours. */
export async function responseDue(
  priority: TicketPriority,
  filedAt: number,
  { office, timeZone }: Pick<ApiSettings, 'office' | 'timeZone'>,
): Promise<number> {
  const { within, businessHours } = responseTargets[priority];
  if (!businessHours) return filedAt + within * 60_000;
  return addBusinessMinutes(filedAt, within, office, timeZone, await publicHolidays(office.holidayCountry));
}
