import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ALERT_DAYS } from '@skal/contracts/site/serviceCommitments';
import { readSiteInfo } from '@skal/contracts/site/site';
import { officeHours } from '@skal/contracts/support/ticket';
import { HASH_COST } from '../modules/account/hashCost.ts';
import { StartupError } from '../StartupError.ts';
import { readDkimSettings } from './settings.dkim.ts';
import { readVariables } from './settings.env.ts';
import type { ApiSettings, ClamavSettings, OfficeHours } from './settings.types.ts';

export type { ApiSettings, ClamavSettings, OfficeHours };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** @throws StartupError in production, where vendor requests must not be redirected */
function vendorsAtOf(address: string | undefined, production: boolean): string | null {
  if (address === undefined) return null;
  if (production) throw new StartupError('SKAL_VENDORS_AT is for tests only. Remove it in production.');
  return address;
}

/**
 * Reads the settings from the environment.
 * @throws StartupError with a message per invalid value
 */
export function readSettings(env: NodeJS.ProcessEnv, overrides: { dataDir?: string } = {}): ApiSettings {
  const production = env.NODE_ENV === 'production';
  const given = readVariables(env, production);
  const site = {
    ...readSiteInfo(env, `http://localhost:${env.PORT || '3000'}`),
    inquiryDays: given.SKAL_INQUIRY_KEEP_DAYS,
    ...(given.SKAL_ATTACHMENT_KINDS.length > 0 && { attachmentKinds: given.SKAL_ATTACHMENT_KINDS }),
  };
  const dataDir = resolve(overrides.dataDir ?? given.SKAL_DATA_DIR);
  const salesEmail = site.salesEmail || `no-reply@${new URL(site.origin).hostname}`;
  return {
    production,
    databaseUrl: given.DATABASE_URL ?? null,
    databaseCaFile: given.DATABASE_CA_FILE ?? null,
    databasePool: given.SKAL_DATABASE_POOL,
    databaseDeadlineMs: given.SKAL_DATABASE_DEADLINE_MS,
    databaseWaitMs: given.SKAL_DATABASE_WAIT_MS,
    dataDir,
    clamav: given.SKAL_CLAMAV ? { socket: given.SKAL_CLAMAV, timeoutMs: 20_000 } : null,
    // Rotating an image of 50 million pixels takes half a gigabyte. Queueing and processing together take less than the 30
    // seconds after which a page aborts a stalled upload (ADR-0029).
    images: { pixels: 50_000_000, memoryBytes: 640 * 1024 ** 2, timeoutMs: 12_000, queueLength: 8, placesEach: 3 },
    storage: { url: given.SKAL_STORAGE ?? dataDir, endpoint: given.S3_ENDPOINT },
    sessionKeys: given.SESSION_KEYS,
    session: {
      idleMs: given.SKAL_SESSION_IDLE_MINUTES * MINUTE,
      absoluteMs: given.SKAL_SESSION_HOURS * 60 * MINUTE,
    },
    authErrorDetail: given.AUTH_ERROR_DETAIL,
    hashing: {
      concurrency: Math.min(4, availableParallelism()),
      queue: given.SKAL_HASH_QUEUE,
      cost: HASH_COST,
    },
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
    storageQuota: { bytes: given.SKAL_FILE_ROOM_MB * 1024 ** 2, files: given.SKAL_FILE_ROOM_FILES },
    bodyBytes: 100 * 1024,
    bufferedBytes: 32 * 1024 ** 2,
    bodyMs: 5_000,
    live: {
      perAccount: 10,
      perProcess: 1_000,
      pollMs: 1_000,
      minIntervalMs: 3_000,
      achievementPollMs: 60_000,
      heartbeatMs: 15_000,
      retryMs: 4_000,
    },
    trustedProxies: given.SKAL_TRUSTED_PROXIES,
    site,
    timeZone: 'Europe/Copenhagen',
    office: { ...officeHours, holidayCountry: 'DK' },
    mail: {
      smtpUrl: given.SMTP_URL ?? null,
      smtpTls: given.SKAL_SMTP_TLS,
      from: given.SKAL_MAIL_FROM ?? salesEmail,
      dkim: readDkimSettings(given),
      operator: given.SKAL_OPERATOR_EMAIL ?? site.salesEmail,
      batch: 20,
      pollMs: 2000,
      firstRetryMs: 30_000,
      leaseMs: 5 * MINUTE,
      sentRetentionMs: 7 * DAY,
      unsentRetentionMs: 30 * DAY,
    },
    inquiryRetentionMs: given.SKAL_INQUIRY_KEEP_DAYS * DAY,
    alertRetentionMs: ALERT_DAYS * DAY,
    eventRetentionDays: 90,
    demoDays: given.SKAL_DEMO_DAYS,
    vendorBaseUrl: vendorsAtOf(given.SKAL_VENDORS_AT, production),
    logLevel: given.SKAL_LOG_LEVEL,
    accessLog: given.SKAL_ACCESS_LOG === 'on',
    metrics: null,
    telemetry: null,
    releases: null,
  };
}
