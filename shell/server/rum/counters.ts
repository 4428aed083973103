import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RumReport } from '@skal/contracts/operations/rum';
import type { HourSample } from './canaryAnalysis.ts';

export type RumCountKind = RumReport['kind'];

/** What one count is about. */
export interface RumCount {
  bundle: string;
  version: string;
  /** The key of the comparison at the time; empty without a canary. */
  trial: string;
  what: RumCountKind;
  /** Which of its kind: `ok`, a page, a message. */
  detail: string;
}

/** The number of times that one detail was counted. */
export type RumTotal = Pick<RumCount, 'what' | 'detail'> & { times: number };

/** The two versions of a bundle that are compared while there is a canary. */
export interface CanaryComparison {
  bundle: string;
  version: string;
  /** The live version. */
  baseline: string;
}

export interface RumCounters {
  add(count: RumCount): void;
  /** The mounts of both versions, by hour, that were counted during their comparison. */
  samples(comparison: CanaryComparison): HourSample[];
  close(): void;
}

/** Key of a comparison: counts from before a comparison do not belong to it. */
export const comparisonKey = (canary: CanaryComparison | null): string =>
  canary ? `${canary.bundle} ${canary.version} beside ${canary.baseline}` : '';

export const RUM_FILE = 'rum.sqlite';
const RETENTION_MS = 30 * 24 * 3600_000;
/** How long the lock of another process may block this one, in milliseconds. */
const LOCK_TIMEOUT_MS = 50;
/** How many different messages of a release are counted in one hour. Any visitor can send messages. */
const MAX_MESSAGES_PER_HOUR = 20;

const TABLE_SQL = `CREATE TABLE IF NOT EXISTS counts (
  hour TEXT NOT NULL, bundle TEXT NOT NULL, version TEXT NOT NULL, trial TEXT NOT NULL,
  what TEXT NOT NULL, detail TEXT NOT NULL, times INTEGER NOT NULL,
  PRIMARY KEY (hour, bundle, version, trial, what, detail)
) WITHOUT ROWID`;
const ADD_SQL = `INSERT INTO counts VALUES (:hour, :bundle, :version, :trial, :what, IIF(:what = 'error' AND ${MAX_MESSAGES_PER_HOUR} <= (
    SELECT COUNT(DISTINCT detail) FROM counts WHERE hour = :hour AND bundle = :bundle AND version = :version
    AND what = 'error' AND detail NOT IN (:detail, 'other errors')
  ), 'other errors', :detail), 1)
  ON CONFLICT DO UPDATE SET times = times + 1`;
const SAMPLES_SQL = `SELECT
  TOTAL(times) FILTER (WHERE version = :version AND detail = 'ok') AS rendered,
  TOTAL(times) FILTER (WHERE version = :version AND detail = 'failed') AS failed,
  TOTAL(times) FILTER (WHERE version = :baseline AND detail = 'ok') AS baselineRendered,
  TOTAL(times) FILTER (WHERE version = :baseline AND detail = 'failed') AS baselineFailed
  FROM counts WHERE trial = :trial AND bundle = :bundle AND what = 'mount' GROUP BY hour`;
const TOTALS_SQL = `SELECT what, detail, SUM(times) AS times FROM counts
  WHERE bundle = ? AND version = ? AND hour BETWEEN ? AND ? GROUP BY what, detail ORDER BY SUM(times) DESC, detail`;

/** `2026-01-31T23`, in UTC. */
const hourKey = (time: number): string => new Date(time).toISOString().slice(0, 13);

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: LOCK_TIMEOUT_MS });
  // Counts may be lost in a power cut.
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${TABLE_SQL}`);
  return database;
}

/** The counts of one version from one time to another, the most frequent first. */
export function readTotals(dataDir: string, bundle: string, version: string, from: number, to: number): RumTotal[] {
  const path = join(dataDir, RUM_FILE);
  if (!existsSync(path)) return [];
  const database = openDatabase(path);
  try {
    return database.prepare(TOTALS_SQL).all(bundle, version, hourKey(from), hourKey(to)) as unknown as RumTotal[];
  } finally {
    database.close();
  }
}

interface Settings {
  log: (message: string, error?: unknown) => void;
  now?: () => number;
}

/** Opens the counters of a data folder: by release and hour. Several processes may share them. */
export function openRumCounters(dataDir: string, { log, now = Date.now }: Settings): RumCounters {
  const open = () => {
    try {
      return openDatabase(join(dataDir, RUM_FILE));
    } catch (error) {
      log(`RUM reports cannot be written to ${RUM_FILE}; they are counted in memory`, error);
      return openDatabase(':memory:');
    }
  };
  const database = open();
  const insert = database.prepare(ADD_SQL);
  const expire = database.prepare('DELETE FROM counts WHERE hour < ?');
  const sample = database.prepare(SAMPLES_SQL);
  let lastExpiryHour = '';
  let isFailing = false;

  return {
    add(count) {
      const hour = hourKey(now());
      try {
        insert.run({ hour, ...count });
        if (lastExpiryHour !== hour) expire.run(hourKey(now() - RETENTION_MS));
        lastExpiryHour = hour;
        isFailing = false;
      } catch (error) {
        if (!isFailing) log(`RUM reports cannot be written to ${RUM_FILE}, and are lost meanwhile`, error);
        isFailing = true;
      }
    },
    samples({ bundle, version, baseline }) {
      const trial = comparisonKey({ bundle, version, baseline });
      return sample.all({ bundle, version, baseline, trial }).map((row) => {
        const { rendered, failed, baselineRendered, baselineFailed } = row as Record<string, number>;
        return {
          canary: { rendered, failed },
          baseline: { rendered: baselineRendered, failed: baselineFailed },
        } as HourSample;
      });
    },
    close: () => database.close(),
  };
}
