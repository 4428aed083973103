import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readSiteFacts, type SiteFacts } from '@skal/contracts/site';
import { listOf, numberOf, rateOf, wordOf } from './settings.read.ts';
import { StartRefused } from './startRefused.ts';

/** So many within so many seconds. */
export interface Rate {
  points: number;
  seconds: number;
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** When somebody answers: on these days of the week (0 is Sunday), between minutes since midnight. */
export interface OfficeHours {
  days: readonly number[];
  opens: number;
  closes: number;
  /** The country whose public holidays are free, as ISO 3166 has it. */
  holidaysOf: string;
}

export interface ApiSettings {
  production: boolean;
  /** Null means the embedded SQLite database in `dataDir`. */
  databaseUrl: string | null;
  /** Connections to a database server. */
  databasePool: number;
  /** How long one read or transaction may take on a database server before the caller is told to come back. */
  databaseDeadlineMs: number;
  /** How long to wait at the start for a database server that is not up yet. */
  databaseWaitMs: number;
  dataDir: string;
  /** Newest first; empty outside production means: make one and keep it in `dataDir`. */
  sessionKeys: string[];
  session: { idleMs: number; absoluteMs: number };
  /** Whether a refused login says if the account exists. */
  authErrorDetail: 'distinct' | 'generic';
  hashing: { concurrency: number; queue: number };
  limits: {
    /** Wrong passwords from one address. */
    loginIp: Rate;
    /** Wrong passwords for one account. */
    loginEmail: Rate;
    /** Forms stored from one address. */
    forms: Rate;
    /** Requests of visitors who are not signed in, from one address. */
    general: Rate;
  };
  bodyBytes: number;
  /** Addresses and networks whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  site: SiteFacts;
  /** The clock of the business: what is today, and when the office is open. */
  timeZone: string;
  office: OfficeHours;
  mail: {
    /** Null means: write .eml files under `dataDir`/mail. */
    smtpUrl: string | null;
    from: string;
    /** Who is told of a new inquiry; empty means nobody. */
    operator: string;
    batch: number;
    pollMs: number;
    firstRetryMs: number;
    /** Sent mails are forgotten after this. */
    keepMs: number;
  };
  /** Inquiries are deleted after this. */
  inquiryKeepMs: number;
  logLevel: LogLevel;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Reads the settings from the environment.
 * @throws StartRefused with a sentence when a value cannot be understood
 */
export function readSettings(env: NodeJS.ProcessEnv, overrides: { dataDir?: string } = {}): ApiSettings {
  const production = env.NODE_ENV === 'production';
  const site = readSiteFacts(env, `http://localhost:${env.PORT || '3000'}`);
  if (!URL.canParse(site.origin)) throw new StartRefused('SITE_ORIGIN must be an address like https://www.example.dk.');
  const salesEmail = site.salesEmail || `no-reply@${new URL(site.origin).hostname}`;
  return {
    production,
    databaseUrl: env.DATABASE_URL || null,
    databasePool: numberOf(env, 'SKAL_DATABASE_POOL', 10),
    databaseDeadlineMs: numberOf(env, 'SKAL_DATABASE_DEADLINE_MS', 1000),
    databaseWaitMs: numberOf(env, 'SKAL_DATABASE_WAIT_MS', 30_000),
    dataDir: resolve(overrides.dataDir ?? (env.SKAL_DATA_DIR || './.data')),
    sessionKeys: listOf(env, 'SESSION_KEYS'),
    session: {
      idleMs: numberOf(env, 'SKAL_SESSION_IDLE_MINUTES', 30) * MINUTE,
      absoluteMs: numberOf(env, 'SKAL_SESSION_HOURS', 12) * 60 * MINUTE,
    },
    authErrorDetail: wordOf(env, 'AUTH_ERROR_DETAIL', ['distinct', 'generic'], production ? 'generic' : 'distinct'),
    hashing: { concurrency: Math.min(4, availableParallelism()), queue: numberOf(env, 'SKAL_HASH_QUEUE', 64) },
    limits: {
      loginIp: rateOf(env, 'SKAL_LIMIT_LOGIN_IP', '5/300'),
      loginEmail: rateOf(env, 'SKAL_LIMIT_LOGIN_EMAIL', '10/900'),
      forms: rateOf(env, 'SKAL_LIMIT_FORMS', '20/3600'),
      general: rateOf(env, 'SKAL_LIMIT_GENERAL', '6000/60'),
    },
    bodyBytes: 100 * 1024,
    trustedProxies: listOf(env, 'SKAL_TRUSTED_PROXIES'),
    site,
    timeZone: 'Europe/Copenhagen',
    office: { days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 17 * 60, holidaysOf: 'DK' },
    mail: {
      smtpUrl: env.SMTP_URL || null,
      from: env.SKAL_MAIL_FROM || salesEmail,
      operator: env.SKAL_OPERATOR_EMAIL || site.salesEmail,
      batch: 20,
      pollMs: 2000,
      firstRetryMs: 30_000,
      keepMs: 7 * DAY,
    },
    inquiryKeepMs: numberOf(env, 'SKAL_INQUIRY_KEEP_DAYS', 730) * DAY,
    logLevel: wordOf(env, 'SKAL_LOG_LEVEL', logLevels, production ? 'info' : 'warn'),
  };
}
