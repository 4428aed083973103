import type { EventType } from '@skal/contracts/app/appEvent';
import type { EventFields } from '@skal/contracts/app/eventField';
import { timestampAt } from '../../time/calendar.ts';
import type { SeededRandom } from './SeededRandom.ts';

/** An event as the demo's app reports it: what the door takes. */
export interface SimulatedEvent extends EventFields {
  readonly id: string;
  readonly type: EventType;
  /** ISO 8601, in UTC. */
  readonly at: string;
}

const HOUR = 60;
const MINUTE_MS = 60_000;

/** Takes down what happens on one day, by the clock on the wall. */
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

  /** @param minutes since midnight, with a fraction; more than 1,440 is the morning after */
  record(type: EventType, minutes: number, fields: EventFields = {}): void {
    const { chance } = this;
    this.events.push({ id: chance.uuid(), type, at: this.timestampAt(minutes), ...fields });
  }

  /** What the clock shows so many minutes after the midnight that begins the day, as ISO 8601 has it. */
  timestampAt(minutes: number): string {
    return new Date(this.#moment(minutes)).toISOString();
  }

  /** A zone changes its clocks on the hour: the moments of an hour are counted from its beginning. */
  #moment(minutes: number): number {
    const hour = Math.floor(minutes / HOUR);
    const begun = this.#hours.get(hour) ?? timestampAt(this.day, hour * HOUR, this.#timeZone);
    this.#hours.set(hour, begun);
    return begun + Math.floor((minutes - hour * HOUR) * MINUTE_MS);
  }
}
