import type { ReservationHour } from '../appMetric/query/reservations.query.ts';

/** An hour of a day, as it came: more was cancelled than booked where the two were said of different days. */
interface Hour {
  readonly day: string;
  readonly hour: number;
  readonly tables: number;
  readonly guests: number;
  readonly missed: number;
}

/** What some hours of tables come to. */
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

  /** Those of the days from one to another, both included. */
  between(from: string, to: string): TableBookings {
    return new TableBookings(this.hours.filter(({ day }) => day >= from && day <= to));
  }

  get tables(): number {
    return this.hours.reduce((sum, { tables }) => sum + tables, 0);
  }

  /** How many sit at them; null where there are tables, and none says it. */
  get guests(): number | null {
    const guests = this.hours.reduce((sum, hour) => sum + hour.guests, 0);
    return guests === 0 && this.tables > 0 ? null : guests;
  }

  get missed(): number {
    return this.hours.reduce((sum, { missed }) => sum + missed, 0);
  }

  /** The days of them, each with its own. */
  get days(): { date: string; of: TableBookings }[] {
    return [...new Set(this.hours.map(({ day }) => day))]
      .sort()
      .map((date) => ({ date, of: this.between(date, date) }));
  }
}
