import type { ReservationHour } from '../appMetric/query/reservations.query.ts';

/** An hour of a day as reported; cancellations may exceed reservations if they were reported for different days. */
interface Hour {
  readonly day: string;
  readonly hour: number;
  readonly tables: number;
  readonly guests: number;
  readonly missed: number;
}

/** Sums of reservations over some hours. */
export class TableBookings {
  readonly hours: readonly Hour[];

  constructor(hours: readonly Hour[]) {
    this.hours = hours;
  }

  static of(booked: readonly ReservationHour[]): TableBookings {
    const atLeastNone = (count: number) => Math.max(0, count);
    return new TableBookings(
      booked.map(({ day, hour, bookedTables, bookedPlaces, missedTables, missedPlaces }) => ({
        ...{ day, hour, missed: missedTables },
        tables: atLeastNone(bookedTables - missedTables),
        guests: atLeastNone(bookedPlaces - missedPlaces),
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
  get days(): { date: string; of: TableBookings }[] {
    return [...new Set(this.hours.map(({ day }) => day))]
      .sort()
      .map((date) => ({ date, of: this.between(date, date) }));
  }
}
