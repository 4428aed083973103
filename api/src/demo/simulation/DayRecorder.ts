import type { EventType } from '@skal/contracts/app/appEvent';
import type { EventFields } from '@skal/contracts/app/eventField';
import { toTimestamp } from '../../time/calendar.ts';
import type { SeededRandom } from './SeededRandom.ts';

/** A simulated event in the format of the app API. */
export interface SimulatedEvent extends EventFields {
  readonly id: string;
  readonly type: EventType;
  /** ISO 8601, in UTC. */
  readonly at: string;
}

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

/** Records the events of one day by local time. */
export class DayRecorder {
  readonly day: string;
  readonly chance: SeededRandom;
  readonly events: SimulatedEvent[] = [];
  readonly #timeZone: string;
  readonly #hours = new Map<number, number>();

  constructor(day: string, chance: SeededRandom, timeZone: string) {
    this.day = day;
    this.chance = chance;
    this.#timeZone = timeZone;
  }

  /** @param minutes since midnight, fractional; values above 1,440 are in the next morning */
  record(type: EventType, minutes: number, fields: EventFields = {}): void {
    const { chance } = this;
    this.events.push({ id: chance.uuid(), type, at: this.timestampAt(minutes), ...fields });
  }

  /** Returns the local time this many minutes after the day's midnight, in ISO 8601. */
  timestampAt(minutes: number): string {
    return new Date(this.#moment(minutes)).toISOString();
  }

  /** Clock changes happen on the hour, so the time is computed from the start of the hour. */
  #moment(minutes: number): number {
    const hour = Math.floor(minutes / HOUR_MINUTES);
    const hourStart = this.#hours.get(hour) ?? toTimestamp(this.day, hour * HOUR_MINUTES, this.#timeZone);
    this.#hours.set(hour, hourStart);
    return hourStart + Math.floor((minutes - hour * HOUR_MINUTES) * MINUTE_MS);
  }
}
