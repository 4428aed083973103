import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What is counted of a release. */
export type Counted = 'mount' | 'load' | 'fallback' | 'error' | 'vital';

/** What one count is about. */
export interface Count {
  bundle: string;
  version: string;
  /** What was compared at the time; empty where there was no canary. */
  trial: string;
  what: Counted;
  /** Which of its kind: `ok`, a page, a message. */
  detail: string;
}

/** So many times something was counted, in one hour. */
export interface Counts extends Count {
  /** `2026-01-31T23`, in UTC. */
  hour: string;
  times: number;
}

export interface Counters {
  add(count: Count): void;
  /** Writes down what has been counted so far. */
  flush(): void;
  /** What has been written down of one trial. */
  ofTrial(trial: string): Counts[];
  close(): void;
}

/** What is compared while there is a canary: two versions of one bundle. */
export interface Trial {
  bundle: string;
  version: string;
  /** The version that all others have. */
  beside: string;
}

/** Counts of the same trial have one name: what was counted before it says nothing about it. */
export const trialName = (trial: Trial | null): string =>
  trial ? `${trial.bundle} ${trial.version} beside ${trial.beside}` : '';

const RUM_FILE = 'rum.sqlite';
/** How long counts are kept. */
const KEPT_DAYS = 30;
/** Counts are written together, so that a report costs an addition in memory, in milliseconds. */
const FLUSH_MS = 5_000;
/** So many different counts wait to be written; what is over is not counted. */
const WAITING_LIMIT = 5_000;
/** How long the disk's lock may hold up the thread that serves, in milliseconds: what was not written waits. */
const BUSY_MS = 50;

const TABLE = `CREATE TABLE IF NOT EXISTS counts (
  hour TEXT NOT NULL, bundle TEXT NOT NULL, version TEXT NOT NULL, trial TEXT NOT NULL,
  what TEXT NOT NULL, detail TEXT NOT NULL, times INTEGER NOT NULL,
  PRIMARY KEY (hour, bundle, version, trial, what, detail)
) WITHOUT ROWID`;
const ADD = `INSERT INTO counts VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET times = times + excluded.times`;

const SINCE = 'SELECT * FROM counts WHERE hour >= ?';
const OF_VERSION = 'SELECT * FROM counts WHERE hour BETWEEN ? AND ? AND bundle = ? AND version = ?';

/** The hour of a time. */
export const hourOf = (time: number): string => new Date(time).toISOString().slice(0, 13);
const DAY_MS = 24 * 3600_000;

interface Settings {
  log: (message: string, error?: unknown) => void;
  now?: () => number;
  /** Told when something has been written down. */
  onFlush?: () => void;
}

function openTable(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: BUSY_MS });
  // A count that a power cut takes away is no loss.
  file.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${TABLE}`);
  return file;
}

/** A file that cannot be used is no reason not to serve: this process then counts for itself. */
function openFile(dataDir: string, log: Settings['log']): DatabaseSync {
  try {
    return openTable(join(dataDir, RUM_FILE));
  } catch (error) {
    log(`What browsers report cannot be written to ${RUM_FILE}; it is counted in memory`, error);
    return openTable(':memory:');
  }
}

function readTable(dataDir: string, query: string, ...given: string[]): Counts[] {
  const path = join(dataDir, RUM_FILE);
  if (!existsSync(path)) return [];
  const file = openTable(path);
  try {
    return file.prepare(query).all(...given) as unknown as Counts[];
  } finally {
    file.close();
  }
}

/** Reads what has been counted in a data folder since an hour, for somebody who does not serve it. */
export const readCounts = (dataDir: string, hour: string): Counts[] => readTable(dataDir, SINCE, hour);

/** Which counts are asked for: of one version, from one time to another. */
interface Asked {
  bundle: string;
  version: string;
  from: number;
  to: number;
}

/** Reads what has been counted of one version. */
export const readCountsOf = (dataDir: string, { bundle, version, from, to }: Asked): Counts[] =>
  readTable(dataDir, OF_VERSION, hourOf(from), hourOf(to), bundle, version);

/** The counts of a data folder, by release and hour. Several processes may count into the same ones. */
export function openCounters(dataDir: string, { log, now = Date.now, onFlush }: Settings): Counters {
  const file = openFile(dataDir, log);
  const add = file.prepare(ADD);
  const forget = file.prepare('DELETE FROM counts WHERE hour < ?');
  const ofTrial = file.prepare('SELECT * FROM counts WHERE trial = ?');
  const waiting = new Map<string, Counts>();
  let timer: NodeJS.Timeout | undefined;
  let swept = '';

  const write = () => {
    const hour = hourOf(now());
    file.exec('BEGIN IMMEDIATE');
    try {
      for (const each of waiting.values()) {
        add.run(each.hour, each.bundle, each.version, each.trial, each.what, each.detail, each.times);
      }
      if (swept !== hour) forget.run(hourOf(now() - KEPT_DAYS * DAY_MS));
      file.exec('COMMIT');
    } catch (error) {
      file.exec('ROLLBACK');
      throw error;
    }
    swept = hour;
    waiting.clear();
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    try {
      write();
    } catch (error) {
      log('What browsers report could not be written down; it waits', error);
    }
    onFlush?.();
  };

  return {
    add(count) {
      const hour = hourOf(now());
      const key = [hour, ...Object.values(count)].join('\n');
      const known = waiting.get(key);
      if (known) known.times += 1;
      else if (waiting.size < WAITING_LIMIT) waiting.set(key, { ...count, hour, times: 1 });
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
    ofTrial: (trial) => ofTrial.all(trial) as unknown as Counts[],
    close() {
      flush();
      file.close();
    },
  };
}
