import {
  type BookedDayReply,
  type BookedHourReply,
  type BookingsReply,
  UPCOMING_DAYS_MAX,
} from '@skal/contracts/bookings';
import { addDays, weekdayOf } from '../../calendar.ts';
import type { PeriodDays } from '../commerce/periodDays.ts';
import { metricReply } from '../figure/metricReply.ts';
import type { ReadReport } from '../figure/report.query.ts';
import { Tables } from './Tables.ts';

const WEEK = 7;
/** Busiest are the hours of so many days, today the last of them. */
export const BUSY_DAYS = 28;
const ONE = 1;

export interface ReadBookings {
  readonly today: string;
  /** This month so far, and as much of the one before. */
  readonly month: PeriodDays;
  readonly tables: Tables;
  /** What reported last. */
  readonly report: ReadReport | null;
  readonly lastReportOn: string | null;
  /** Whether anything was reported of the days that today and this month are held against. */
  readonly wasReported: { readonly weekAgo: boolean; readonly monthBefore: boolean };
}

function busiestOf({ hours }: Tables): BookingsReply['busiest'] {
  const sums = new Map<string, BookingsReply['busiest'][number]>();
  for (const { day, hour, tables } of hours) {
    const weekday = weekdayOf(day);
    const known = sums.get(`${weekday} ${hour}`);
    if (known) known.tables += tables;
    else sums.set(`${weekday} ${hour}`, { weekday, hour, tables });
  }
  return [...sums.values()]
    .filter(({ tables }) => tables > 0)
    .sort((one, other) => other.tables - one.tables || one.weekday - other.weekday || one.hour - other.hour);
}

const presentHour = ({ hour, tables, guests, missed }: Tables['hours'][number]): BookedHourReply => ({
  ...{ hour, tables, missed },
  guests: guests === 0 && tables > 0 ? null : guests,
});

const presentDay = ({ date, of }: Tables['days'][number]): BookedDayReply => ({
  ...{ date, tables: of.tables, guests: of.guests },
});

/** What is booked; a day for which nothing is known to be booked, and of which nothing was reported, is null. */
export function presentBookings(read: ReadBookings): BookingsReply {
  const { today, month, tables, report, lastReportOn, wasReported } = read;
  const weekAgo = addDays(today, -WEEK);
  const [now, before] = [tables.between(today, today), tables.between(weekAgo, weekAgo)];
  const isKnown = now.hours.length > 0 || (lastReportOn ?? '') >= today;
  const past = (value: number | null) => (wasReported.weekAgo || before.hours.length > 0 ? value : null);
  const tomorrow = addDays(today, ONE);
  const ahead = new Tables(tables.hours.filter(({ day }) => day >= tomorrow));
  const busyDays = { from: addDays(today, ONE - BUSY_DAYS), to: today };
  const monthNow = tables.between(month.from, month.to).missed;
  return {
    ...{ lastReportOn, date: today },
    tables: metricReply(isKnown ? now.tables : null, past(before.tables), report),
    guests: metricReply(isKnown ? now.guests : null, past(before.guests), report),
    noShows: metricReply(
      (lastReportOn ?? '') >= month.from ? monthNow : null,
      wasReported.monthBefore ? tables.between(month.beforeFrom, month.beforeTo).missed : null,
      report,
    ),
    today: now.hours.filter(({ tables: count, missed }) => count > 0 || missed > 0).map(presentHour),
    upcoming: ahead.days
      .filter(({ of }) => of.tables > 0)
      .slice(0, UPCOMING_DAYS_MAX)
      .map(presentDay),
    busiest: busiestOf(tables.between(busyDays.from, busyDays.to)),
    busyDays,
  };
}
