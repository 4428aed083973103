import {
  type BookedDayReply,
  type BookedHourReply,
  type BookingsReply,
  type ReservationReply,
  UPCOMING_DAYS_MAX,
} from '@skal/contracts/analytics/bookings';
import { getWeekday, toWallClock } from '../../time/calendar.ts';
import type { UnreportedAnswer } from '../appAction/reservationAnswers.ts';
import { buildMetricReply } from '../appMetric/period/metricReply.ts';
import type { DayRange } from '../appMetric/query/reportedDays.query.ts';
import type { ReservationHour } from '../appMetric/query/reservations.query.ts';
import type { SourceInfo } from '../appMetric/query/sourceInfo.query.ts';
import type { PeriodDays } from '../commerce/periodDays.ts';

/** An hour of a day as reported; cancellations may exceed reservations if they were reported for different days. */
interface Hour {
  readonly day: string;
  readonly hour: number;
  readonly tables: number;
  readonly guests: number;
  readonly missed: number;
}

/** Sums of reservations over some hours. */
class TableBookings {
  readonly hours: readonly Hour[];

  constructor(hours: readonly Hour[]) {
    this.hours = hours;
  }

  static fromHours(booked: readonly ReservationHour[]): TableBookings {
    const clampToZero = (count: number) => Math.max(0, count);
    return new TableBookings(
      booked.map(({ day, hour, bookedTables, bookedPlaces, missedTables, missedPlaces }) => ({
        ...{ day, hour, missed: missedTables },
        tables: clampToZero(bookedTables - missedTables),
        guests: clampToZero(bookedPlaces - missedPlaces),
      })),
    );
  }

  /** Restricts to a range of days, ends included. */
  between(from: string, to: string): TableBookings {
    return new TableBookings(this.hours.filter(({ day }) => day >= from && day <= to));
  }

  get tables(): number {
    return this.hours.reduce((sum, { tables }) => sum + tables, 0);
  }

  /** Number of guests; null if there are reservations and none has a number. */
  get guests(): number | null {
    const guests = this.hours.reduce((sum, hour) => sum + hour.guests, 0);
    return guests === 0 && this.tables > 0 ? null : guests;
  }

  get missed(): number {
    return this.hours.reduce((sum, { missed }) => sum + missed, 0);
  }

  /** Splits by day. */
  get days(): { date: string; fromHours: TableBookings }[] {
    return [...new Set(this.hours.map(({ day }) => day))]
      .sort()
      .map((date) => ({ date, fromHours: this.between(date, date) }));
  }
}

/** Number of days for the busiest hours, ending today. */
export const BUSY_DAYS = 28;

export interface BookingsData {
  readonly timeZone: string;
  readonly today: string;
  /** This month so far, and the same days of the previous month. */
  readonly month: PeriodDays;
  readonly weekAgo: string;
  readonly busyDays: DayRange;
  readonly booked: readonly ReservationHour[];
  /** Single reservations that can be answered. */
  readonly reservations: ReservationReply[];
  /** Answers of the portal that the app has not reported yet. */
  readonly unreported: readonly UnreportedAnswer[];
  readonly lastReport: SourceInfo | null;
  readonly lastReportOn: string | null;
  /** Sources of the days that today and this month are compared with. */
  readonly reportWeekAgo: SourceInfo | null;
  readonly reportMonthBefore: SourceInfo | null;
}

/** Adds the answers of the portal as the app will report them: a declined table as cancelled, a no-show as missed. */
function addUnreported(
  booked: readonly ReservationHour[],
  unreported: readonly UnreportedAnswer[],
  timeZone: string,
): ReservationHour[] {
  const hours = new Map(booked.map((hour) => [`${hour.day} ${hour.hour}`, hour]));
  for (const { forAt, places, step } of unreported) {
    const { day, minutes } = toWallClock(forAt, timeZone);
    const key = `${day} ${Math.floor(minutes / 60)}`;
    const known = hours.get(key);
    // Reservations are counted with the metrics; without them there is nothing to correct.
    if (!known) continue;
    const guests = places ?? 0;
    hours.set(
      key,
      step === 'noShow'
        ? { ...known, missedTables: known.missedTables + 1, missedPlaces: known.missedPlaces + guests }
        : { ...known, bookedTables: known.bookedTables - 1, bookedPlaces: known.bookedPlaces - guests },
    );
  }
  return [...hours.values()];
}

function findBusiestHours({ hours }: TableBookings): BookingsReply['busiest'] {
  const sums = new Map<string, BookingsReply['busiest'][number]>();
  for (const { day, hour, tables } of hours) {
    const weekday = getWeekday(day);
    const known = sums.get(`${weekday} ${hour}`);
    if (known) known.tables += tables;
    else sums.set(`${weekday} ${hour}`, { weekday, hour, tables });
  }
  return [...sums.values()]
    .filter(({ tables }) => tables > 0)
    .sort((one, other) => other.tables - one.tables || one.weekday - other.weekday || one.hour - other.hour);
}

const presentHour = ({ hour, tables, guests, missed }: TableBookings['hours'][number]): BookedHourReply => ({
  ...{ hour, tables, missed },
  guests: guests === 0 && tables > 0 ? null : guests,
});

const presentDay = ({ date, fromHours }: TableBookings['days'][number]): BookedDayReply => ({
  ...{ date, tables: fromHours.tables, guests: fromHours.guests },
});

/** Presents reservations; a day without reservations and without reports is null. */
export function presentBookings(read: BookingsData): BookingsReply {
  const { today, month, weekAgo, busyDays, lastReport, lastReportOn, reportWeekAgo, reportMonthBefore } = read;
  const tables = TableBookings.fromHours(addUnreported(read.booked, read.unreported, read.timeZone));
  const [now, before] = [tables.between(today, today), tables.between(weekAgo, weekAgo)];
  const isKnown = now.hours.length > 0 || (lastReportOn ?? '') >= today;
  const past = (value: number | null) => (reportWeekAgo !== null || before.hours.length > 0 ? value : null);
  const ahead = new TableBookings(tables.hours.filter(({ day }) => day > today));
  const monthNow = tables.between(month.from, month.to).missed;
  return {
    ...{ lastReportOn, date: today },
    tables: buildMetricReply(isKnown ? now.tables : null, past(before.tables), lastReport),
    guests: buildMetricReply(isKnown ? now.guests : null, past(before.guests), lastReport),
    noShows: buildMetricReply(
      (lastReportOn ?? '') >= month.from ? monthNow : null,
      reportMonthBefore ? tables.between(month.beforeFrom, month.beforeTo).missed : null,
      lastReport,
    ),
    reservations: read.reservations,
    today: now.hours.filter(({ tables: count, missed }) => count > 0 || missed > 0).map(presentHour),
    upcoming: ahead.days
      .filter(({ fromHours }) => fromHours.tables > 0)
      .slice(0, UPCOMING_DAYS_MAX)
      .map(presentDay),
    busiest: findBusiestHours(tables.between(busyDays.from, busyDays.to)),
    busyDays,
  };
}
