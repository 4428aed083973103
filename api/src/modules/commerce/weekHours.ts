import type { CommerceReply } from '@skal/contracts/commerce';
import { weekdayOf } from '../../calendar.ts';
import type { ReadSteps } from './steps.ts';

type WeekHour = CommerceReply['weekHours'][number];

/** Orders by hour of the week, beside those of the period before. */
export function weekHoursOf({ period, days, hours }: ReadSteps, wasReported: boolean): WeekHour[] {
  const sums = new Map<string, WeekHour>();
  const isHeld = period !== 'daily' && wasReported;
  for (const { day, hour, orders } of hours) {
    const isNow = day >= days.from;
    if (!isNow && !isHeld) continue;
    const weekday = weekdayOf(day);
    const key = `${weekday} ${hour}`;
    const sum = sums.get(key) ?? { weekday, hour, orders: 0, before: isHeld ? 0 : null };
    if (isNow) sum.orders += orders;
    else sum.before = (sum.before ?? 0) + orders;
    sums.set(key, sum);
  }
  return [...sums.values()].sort((one, other) => one.weekday - other.weekday || one.hour - other.hour);
}
