import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { newestRow } from '../db/rows/newestRow.query.ts';
import { codeOf } from '../errorProps.ts';
import type { ApiSettings } from '../settings/settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** With a server: a process with a larger clock difference does not delete or post. */
export const CLOCK_OFF_MS = 30_000;

/** On SQLite: longer than the interval between two runs, and than a restart. */
const USUAL_GAP_MS = 15 * MINUTE;
/** A longer stop is rare, and a wrong clock as likely, so an operator has to confirm. */
const LONGEST_STOP_MS = 31 * DAY;
/** Maximum delay after a shorter stop, in which the operator can see the log before anything is deleted. */
const LONGEST_WAIT_MS = 6 * HOUR;

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

const iso = (time: number): string => new Date(time).toISOString();

/** Returns the file with the time of the last run, on SQLite. */
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

/** Uses the server's clock, because several processes share its rows. */
function atServer(db: Database, { wall }: Clocks): TrustedClock {
  return {
    async check() {
      const before = wall();
      const now = await db.ping();
      const off = (before + wall()) / 2 - now;
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
 * Uses this machine's clock. The last trusted time is stored, and a jump since then is not trusted immediately. After a
 * stop of at most a month the clock is trusted once the site has run for as long as the stop, at most six hours. After a
 * longer one, or if the clock went back, an operator has to confirm it (ADR-0021).
 */
function atFile(db: Database, file: string, { wall, monotonic }: Clocks): TrustedClock {
  let waitingSince: number | undefined;
  const trust = (now: number): TrustedTime => {
    waitingSince = undefined;
    writeSeen(file, now);
    return { now };
  };
  return {
    async check() {
      const now = wall();
      const seen = readSeen(file) ?? (await newestRow(db));
      if (seen === null || Math.abs(now - seen) <= USUAL_GAP_MS) return trust(now);
      const jump = `The clock says ${iso(now)}, and this site last ran at ${iso(seen)}`;
      const waited = monotonic() - (waitingSince ?? monotonic());
      // Excluding the time waited so far.
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

/** Opens the clock for deletions and postings. */
export const openTrustedClock = (
  db: Database,
  { dataDir }: Pick<ApiSettings, 'dataDir'>,
  clocks: Clocks = CLOCKS,
): TrustedClock => (db.kind === 'mysql' ? atServer(db, clocks) : atFile(db, fileOf(dataDir), clocks));
