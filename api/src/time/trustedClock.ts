import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { findNewestRowTime } from '../db/rows/newestRow.query.ts';
import { getErrorCode } from '../errorProps.ts';
import type { ApiSettings } from '../settings/settings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** With a server: a process with a larger clock difference does not delete or post. */
export const MAX_CLOCK_DIFFERENCE_MS = 30_000;

/** On SQLite: longer than the interval between two runs, and than a restart. */
const USUAL_GAP_MS = 15 * MINUTE_MS;
/** A longer stop is rare, and a wrong clock as likely, so an operator has to confirm. */
const LONGEST_STOP_MS = 31 * DAY_MS;
/** Maximum delay after a shorter stop, in which the operator can see the log before anything is deleted. */
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** The time to use for deletions and postings in milliseconds since 1970, or why there is none. */
export type TrustedTime = { now: number; refusal?: undefined } | { now?: undefined; refusal: string };

export interface TrustedClock {
  /** Checks whether the clock can be trusted. Called at startup, and before each run. */
  check(): Promise<TrustedTime>;
  /** Accepts the current clock, confirmed by an operator. Does nothing with a server. */
  accept(): void;
}

/** Wall clock and monotonic clock of this process. */
export interface Clocks {
  wall(): number;
  monotonic(): number;
}

const CLOCKS: Clocks = { wall: () => Date.now(), monotonic: () => performance.now() };

const formatTime = (time: number): string => new Date(time).toISOString();

/** Returns the file with the time of the last run, on SQLite. */
const getClockFile = (dataDir: string): string => join(dataDir, 'clock.seen');

function readLastSeen(file: string): number | null {
  try {
    const time = Date.parse(readFileSync(file, 'utf8').trim());
    return Number.isNaN(time) ? null : time;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function writeLastSeen(file: string, time: number): void {
  writeFileSync(`${file}.new`, `${formatTime(time)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Uses the server's clock, because several processes share its rows. */
function createServerClock(db: Database, { wall }: Clocks): TrustedClock {
  return {
    async check() {
      const before = wall();
      const now = await db.ping();
      const difference = (before + wall()) / 2 - now;
      if (Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS) return { now };
      const seconds = Math.round(Math.abs(difference) / 1000);
      return {
        refusal: `This machine's clock is ${seconds} seconds ${difference > 0 ? 'ahead of' : 'behind'} the clock of the database server`,
      };
    },
    accept() {},
  };
}

/**
 * Uses this machine's clock. The last trusted time is stored, and a jump since then is not trusted immediately. After a
 * stop of at most a month the clock is trusted once the site has run for as long as the stop, at most six hours. After a
 * longer one, or if the clock went back, an operator has to confirm it (ADR-0021).
 */
function createFileClock(db: Database, file: string, { wall, monotonic }: Clocks): TrustedClock {
  let waitingSince: number | undefined;
  const trust = (now: number): TrustedTime => {
    waitingSince = undefined;
    writeLastSeen(file, now);
    return { now };
  };
  return {
    async check() {
      const now = wall();
      const seen = readLastSeen(file) ?? (await findNewestRowTime(db));
      if (seen === null || Math.abs(now - seen) <= USUAL_GAP_MS) return trust(now);
      const jump = `The clock says ${formatTime(now)}, and this site last ran at ${formatTime(seen)}`;
      const waited = monotonic() - (waitingSince ?? monotonic());
      // Excluding the time waited so far.
      const stop = now - seen - waited;
      if (stop < 0 || stop > LONGEST_STOP_MS) {
        return { refusal: `${jump}. If the clock is right, run skal db purge --clock-is-right` };
      }
      waitingSince ??= monotonic();
      const remaining = Math.min(stop, LONGEST_WAIT_MS) - waited;
      if (remaining <= 0) return trust(now);
      return {
        refusal: `${jump}. If the clock stays so, it is trusted in ${Math.ceil(remaining / MINUTE_MS)} minutes`,
      };
    },
    accept() {
      trust(wall());
    },
  };
}

/** Opens the clock for deletions and postings. */
export const openTrustedClock = (
  db: Database,
  { dataDir }: Pick<ApiSettings, 'dataDir'>,
  clocks: Clocks = CLOCKS,
): TrustedClock =>
  db.kind === 'mysql' ? createServerClock(db, clocks) : createFileClock(db, getClockFile(dataDir), clocks);
