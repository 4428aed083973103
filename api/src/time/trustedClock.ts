import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { newestRow } from '../db/rows/newestRow.query.ts';
import { codeOf } from '../errorProps.ts';
import type { ApiSettings } from '../settings/settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** With a server: a process whose clock differs from the server's by more does not delete or book. */
export const CLOCK_OFF_MS = 30_000;

/** On SQLite: longer than the pause between two runs, and than a restart. */
const USUAL_GAP_MS = 15 * MINUTE;
/** A site that was stopped for longer is rare; a clock that is off by years is as likely. A person decides. */
const LONGEST_STOP_MS = 31 * DAY;
/** After a shorter stop, the time in which the operator can see the log before anything is deleted. */
const LONGEST_WAIT_MS = 6 * HOUR;

/** The time by which rows may be deleted and booked, in milliseconds since 1970, or why there is none. */
export type TrustedTime = { now: number; refusal?: undefined } | { now?: undefined; refusal: string };

export interface TrustedClock {
  /** Looks whether the clock can be trusted. Called at the start, and before each run. */
  look(): Promise<TrustedTime>;
  /** Accepts the clock as it is: a person has looked at it. Does nothing with a server. */
  accept(): void;
}

/** The clocks of this process: the time of day, and one that only measures how long something takes. */
export interface Clocks {
  wall(): number;
  monotonic(): number;
}

const CLOCKS: Clocks = { wall: () => Date.now(), monotonic: () => performance.now() };

const iso = (time: number): string => new Date(time).toISOString();

/** Where the time of the last run is stored, on SQLite. */
const fileOf = (dataDir: string): string => join(dataDir, 'clock.seen');

function readSeen(file: string): number | null {
  try {
    const time = Date.parse(readFileSync(file, 'utf8').trim());
    return Number.isNaN(time) ? null : time;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function writeSeen(file: string, time: number): void {
  writeFileSync(`${file}.new`, `${iso(time)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The server's clock counts, as several processes share its rows. */
function atServer(db: Database, { wall }: Clocks): TrustedClock {
  return {
    async look() {
      const asked = wall();
      const now = await db.ping();
      const off = (asked + wall()) / 2 - now;
      if (Math.abs(off) <= CLOCK_OFF_MS) return { now };
      const seconds = Math.round(Math.abs(off) / 1000);
      return {
        refusal: `This machine's clock is ${seconds} seconds ${off > 0 ? 'ahead of' : 'behind'} the clock of the database server`,
      };
    },
    accept() {},
  };
}

/**
 * The only clock is that of this machine, so its last trusted time is stored, and a jump since then is not believed at
 * once. After a stop of at most a month the clock is trusted when the site has run for as long as the stop took, six
 * hours at most. After a longer one, and for a clock that was set back, a person accepts it (ADR-0021).
 */
function atFile(db: Database, file: string, { wall, monotonic }: Clocks): TrustedClock {
  let waitingSince: number | undefined;
  const trust = (now: number): TrustedTime => {
    waitingSince = undefined;
    writeSeen(file, now);
    return { now };
  };
  return {
    async look() {
      const now = wall();
      const seen = readSeen(file) ?? (await newestRow(db));
      if (seen === null || Math.abs(now - seen) <= USUAL_GAP_MS) return trust(now);
      const jump = `The clock says ${iso(now)}, and this site last ran at ${iso(seen)}`;
      const waited = monotonic() - (waitingSince ?? monotonic());
      // Without what has gone by while it waits.
      const stop = now - seen - waited;
      if (stop < 0 || stop > LONGEST_STOP_MS) {
        return { refusal: `${jump}. If the clock is right, run skal db purge --clock-is-right` };
      }
      waitingSince ??= monotonic();
      const left = Math.min(stop, LONGEST_WAIT_MS) - waited;
      if (left <= 0) return trust(now);
      return { refusal: `${jump}. If the clock stays so, it is trusted in ${Math.ceil(left / MINUTE)} minutes` };
    },
    accept() {
      trust(wall());
    },
  };
}

/** Opens the clock by which rows are deleted and booked. */
export const openTrustedClock = (
  db: Database,
  { dataDir }: Pick<ApiSettings, 'dataDir'>,
  clocks: Clocks = CLOCKS,
): TrustedClock => (db.kind === 'mysql' ? atServer(db, clocks) : atFile(db, fileOf(dataDir), clocks));
