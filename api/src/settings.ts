import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ALERT_DAYS } from '@skal/contracts/promises';
import { readSiteFacts, type SiteFacts } from '@skal/contracts/site';
import { officeHours } from '@skal/contracts/ticket';
import type { StoragePlace } from '@skal/storage';
import type { Registry } from 'prom-client';
import type { PictureBounds } from './modules/ticket/picture.ts';
import type { Releases } from './releases.ts';
import { type DkimSettings, dkimFrom } from './settings.dkim.ts';
import { type LogLevel, type Rate, readVariables } from './settings.env.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** When somebody answers: on these days of the week (0 is Sunday), between minutes since midnight. */
export interface OfficeHours {
  days: readonly number[];
  opens: number;
  closes: number;
  /** The country whose public holidays are free, as ISO 3166 has it. */
  holidaysOf: string;
}

/** Where ClamAV is asked, and how long it has for one file, in milliseconds. */
export interface ClamavPlace {
  at: { path: string } | { host: string; port: number };
  waitMs: number;
}

export interface ApiSettings {
  production: boolean;
  /** Null means the embedded SQLite database in `dataDir`. */
  databaseUrl: string | null;
  /** A replica of that database. */
  databaseReadUrl: string | null;
  /** Connections to a database server. */
  databasePool: number;
  /** How long one read or transaction may take on a database server before the caller is told to come back. */
  databaseDeadlineMs: number;
  /** How long to wait at the start for a database server that is not up yet. */
  databaseWaitMs: number;
  dataDir: string;
  /** Where files of people are; the data folder, where nothing else is said. */
  storage: StoragePlace;
  /** Who looks at uploads before they are stored; null where nobody does. */
  clamav: ClamavPlace | null;
  /** What drawing one uploaded picture may take. */
  pictures: PictureBounds;
  /** Newest first; empty outside production means: make one and keep it in `dataDir`. */
  sessionKeys: string[];
  session: { idleMs: number; absoluteMs: number };
  /** Whether a refused login says if the account exists. */
  authErrorDetail: 'distinct' | 'generic';
  hashing: { concurrency: number; queue: number };
  limits: {
    /** Wrong passwords from one address. */
    loginIp: Rate;
    /** Wrong passwords for one account, from devices that are not known to be its owner's. */
    loginEmail: Rate;
    /** Wrong passwords for one account from one of its devices. */
    loginDevice: Rate;
    /** Forms stored from one address. */
    forms: Rate;
    /** Requests of visitors who are not signed in, from one address. */
    general: Rate;
    /** Batches of events with one key. */
    ingest: Rate;
  };
  /** How much of it a client's business may do on one day. */
  quotas: {
    tickets: number;
    /** Messages written below tickets. */
    messages: number;
    uploadBytes: number;
    /** Members of staff invited. */
    invitations: number;
    /** Mails to the operator. */
    alerts: number;
    /** Mails to the operator about infected files: whoever sends such uses up nothing of what tickets need. */
    infectedAlerts: number;
  };
  /** How much a client's business may keep in all with its tickets. */
  fileRoom: { bytes: number; files: number };
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
    /** Whether a mail server that does not encrypt gets no mail. */
    smtpTls: 'offered' | 'required';
    from: string;
    /** With what mails are signed; null where they are not signed here. */
    dkim: DkimSettings | null;
    /** Who is told of a new inquiry; empty means nobody. */
    operator: string;
    batch: number;
    pollMs: number;
    firstRetryMs: number;
    /** For so long one process has a mail that it sends; it is tried again afterwards, if the process has died. */
    leaseMs: number;
    /** Sent mails are forgotten after this. */
    keepMs: number;
    /** Mails that could not be sent are forgotten so long after they were stored. */
    unsentKeepMs: number;
  };
  /** Inquiries are deleted after this. */
  inquiryKeepMs: number;
  /** Alerts of clients are deleted after this. */
  alertKeepMs: number;
  /** Events of apps are deleted so many days after the day they belong to; figures stay. */
  eventKeepDays: number;
  /** So many days, today the last of them, the app of the live demo account has reported; 0 is not at all. */
  demoDays: number;
  logLevel: LogLevel;
  /** Whether each answer is a line of the log. */
  accessLog: boolean;
  /** Where figures of this process are kept for whoever watches it; null where nobody does. */
  metrics: Registry | null;
  /** What tells traces and logs to whoever watches; null where nobody does. */
  telemetry: Telemetry | null;
  /** What is released of the site; null for an api that stands alone. */
  releases: Releases | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Reads the settings from the environment.
 * @throws StartRefused with a sentence for every value that cannot be understood
 */
export function readSettings(env: NodeJS.ProcessEnv, overrides: { dataDir?: string } = {}): ApiSettings {
  const production = env.NODE_ENV === 'production';
  const given = readVariables(env, production);
  const site = {
    ...readSiteFacts(env, `http://localhost:${env.PORT || '3000'}`),
    inquiryDays: given.SKAL_INQUIRY_KEEP_DAYS,
  };
  const dataDir = resolve(overrides.dataDir ?? given.SKAL_DATA_DIR);
  const salesEmail = site.salesEmail || `no-reply@${new URL(site.origin).hostname}`;
  return {
    production,
    databaseUrl: given.DATABASE_URL ?? null,
    databaseReadUrl: given.DATABASE_URL ? (given.DATABASE_READ_URL ?? null) : null,
    databasePool: given.SKAL_DATABASE_POOL,
    databaseDeadlineMs: given.SKAL_DATABASE_DEADLINE_MS,
    databaseWaitMs: given.SKAL_DATABASE_WAIT_MS,
    dataDir,
    clamav: given.SKAL_CLAMAV ? { at: given.SKAL_CLAMAV, waitMs: 20_000 } : null,
    // Half a gigabyte is what 50 million pixels take while they are turned. The wait for a turn and the drawing are together less
    // than the 30 seconds after which a page gives up an upload that does not move (docs/decisions/0076).
    pictures: { pixels: 50_000_000, memoryBytes: 640 * 1024 ** 2, waitMs: 12_000, places: 8 },
    storage: { at: given.SKAL_STORAGE ?? dataDir, endpoint: given.S3_ENDPOINT },
    sessionKeys: given.SESSION_KEYS,
    session: {
      idleMs: given.SKAL_SESSION_IDLE_MINUTES * MINUTE,
      absoluteMs: given.SKAL_SESSION_HOURS * 60 * MINUTE,
    },
    authErrorDetail: given.AUTH_ERROR_DETAIL,
    hashing: { concurrency: Math.min(4, availableParallelism()), queue: given.SKAL_HASH_QUEUE },
    limits: {
      loginIp: given.SKAL_LIMIT_LOGIN_IP,
      loginEmail: given.SKAL_LIMIT_LOGIN_EMAIL,
      loginDevice: given.SKAL_LIMIT_LOGIN_DEVICE,
      forms: given.SKAL_LIMIT_FORMS,
      general: given.SKAL_LIMIT_GENERAL,
      ingest: given.SKAL_LIMIT_INGEST,
    },
    quotas: {
      tickets: given.SKAL_QUOTA_TICKETS,
      messages: given.SKAL_QUOTA_MESSAGES,
      uploadBytes: given.SKAL_QUOTA_UPLOAD_MB * 1024 ** 2,
      invitations: given.SKAL_QUOTA_INVITATIONS,
      alerts: given.SKAL_QUOTA_ALERTS,
      infectedAlerts: given.SKAL_QUOTA_ALERTS,
    },
    fileRoom: { bytes: given.SKAL_FILE_ROOM_MB * 1024 ** 2, files: given.SKAL_FILE_ROOM_FILES },
    bodyBytes: 100 * 1024,
    trustedProxies: given.SKAL_TRUSTED_PROXIES,
    site,
    timeZone: 'Europe/Copenhagen',
    office: { ...officeHours, holidaysOf: 'DK' },
    mail: {
      smtpUrl: given.SMTP_URL ?? null,
      smtpTls: given.SKAL_SMTP_TLS,
      from: given.SKAL_MAIL_FROM ?? salesEmail,
      dkim: dkimFrom(given),
      operator: given.SKAL_OPERATOR_EMAIL ?? site.salesEmail,
      batch: 20,
      pollMs: 2000,
      firstRetryMs: 30_000,
      leaseMs: 5 * MINUTE,
      keepMs: 7 * DAY,
      unsentKeepMs: 30 * DAY,
    },
    inquiryKeepMs: given.SKAL_INQUIRY_KEEP_DAYS * DAY,
    alertKeepMs: ALERT_DAYS * DAY,
    eventKeepDays: 90,
    demoDays: given.SKAL_DEMO_DAYS,
    logLevel: given.SKAL_LOG_LEVEL,
    accessLog: given.SKAL_ACCESS_LOG === 'on',
    metrics: null,
    telemetry: null,
    releases: null,
  };
}
