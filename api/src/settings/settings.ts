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

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** @throws StartupError in production, where vendor requests must not be redirected */
function readVendorAddress(address: string | undefined, production: boolean): string | null {
  if (address === undefined) return null;
  if (production) throw new StartupError('SKAL_VENDORS_AT is for tests only. Remove it in production.');
  return address;
}

/** @throws StartupError in production, where a client's webhook must not reach this machine */
function readLoopbackSwitch(value: 'on' | 'off', production: boolean): boolean {
  if (value === 'on' && production) {
    throw new StartupError('SKAL_WEBHOOK_LOOPBACK is for development and tests only. Remove it in production.');
  }
  return value === 'on';
}

/**
 * Reads the settings from the environment.
 * @throws StartupError with a message per invalid value
 */
export function readSettings(env: NodeJS.ProcessEnv, overrides: { dataDir?: string } = {}): ApiSettings {
  const production = env.NODE_ENV === 'production';
  const variables = readVariables(env, production);
  const site = {
    ...readSiteInfo(env, `http://localhost:${env.PORT || '3000'}`),
    inquiryDays: variables.SKAL_INQUIRY_KEEP_DAYS,
    ...(variables.SKAL_ATTACHMENT_KINDS.length > 0 && { attachmentKinds: variables.SKAL_ATTACHMENT_KINDS }),
  };
  const dataDir = resolve(overrides.dataDir ?? variables.SKAL_DATA_DIR);
  const salesEmail = site.salesEmail || `no-reply@${new URL(site.origin).hostname}`;
  return {
    production,
    databaseUrl: variables.DATABASE_URL ?? null,
    databaseCaFile: variables.DATABASE_CA_FILE ?? null,
    databasePool: variables.SKAL_DATABASE_POOL,
    databaseDeadlineMs: variables.SKAL_DATABASE_DEADLINE_MS,
    databaseWaitMs: variables.SKAL_DATABASE_WAIT_MS,
    dataDir,
    clamav: variables.SKAL_CLAMAV ? { socket: variables.SKAL_CLAMAV, timeoutMs: 20_000 } : null,
    // Rotating an image of 50 million pixels takes half a gigabyte. Queueing and processing together take less than the 30
    // seconds after which a page aborts a stalled upload (ADR-0029).
    images: { pixels: 50_000_000, memoryBytes: 640 * 1024 ** 2, timeoutMs: 12_000, queueLength: 8, placesEach: 3 },
    storage: { url: variables.SKAL_STORAGE ?? dataDir, endpoint: variables.S3_ENDPOINT },
    sessionKeys: variables.SESSION_KEYS,
    session: {
      idleMs: variables.SKAL_SESSION_IDLE_MINUTES * MINUTE_MS,
      absoluteMs: variables.SKAL_SESSION_HOURS * 60 * MINUTE_MS,
    },
    authErrorDetail: variables.AUTH_ERROR_DETAIL,
    hashing: {
      concurrency: Math.min(4, availableParallelism()),
      queue: variables.SKAL_HASH_QUEUE,
      cost: HASH_COST,
    },
    limits: {
      loginIp: variables.SKAL_LIMIT_LOGIN_IP,
      loginEmail: variables.SKAL_LIMIT_LOGIN_EMAIL,
      loginDevice: variables.SKAL_LIMIT_LOGIN_DEVICE,
      forms: variables.SKAL_LIMIT_FORMS,
      general: variables.SKAL_LIMIT_GENERAL,
      ingest: variables.SKAL_LIMIT_INGEST,
    },
    quotas: {
      tickets: variables.SKAL_QUOTA_TICKETS,
      messages: variables.SKAL_QUOTA_MESSAGES,
      uploadBytes: variables.SKAL_QUOTA_UPLOAD_MB * 1024 ** 2,
      invitations: variables.SKAL_QUOTA_INVITATIONS,
      alerts: variables.SKAL_QUOTA_ALERTS,
      infectedAlerts: variables.SKAL_QUOTA_ALERTS,
    },
    storageQuota: { bytes: variables.SKAL_FILE_ROOM_MB * 1024 ** 2, files: variables.SKAL_FILE_ROOM_FILES },
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
    trustedProxies: variables.SKAL_TRUSTED_PROXIES,
    site,
    timeZone: 'Europe/Copenhagen',
    office: { ...officeHours, holidayCountry: 'DK' },
    mail: {
      smtpUrl: variables.SMTP_URL ?? null,
      smtpTls: variables.SKAL_SMTP_TLS,
      from: variables.SKAL_MAIL_FROM ?? salesEmail,
      dkim: readDkimSettings(variables),
      operator: variables.SKAL_OPERATOR_EMAIL ?? site.salesEmail,
      batch: 20,
      pollMs: 2000,
      firstRetryMs: 30_000,
      leaseMs: 5 * MINUTE_MS,
      sentRetentionMs: 7 * DAY_MS,
      unsentRetentionMs: 30 * DAY_MS,
    },
    push: { batch: 200, concurrency: 20, pollMs: 1000, firstRetryMs: 10_000, leaseMs: MINUTE_MS },
    inquiryRetentionMs: variables.SKAL_INQUIRY_KEEP_DAYS * DAY_MS,
    alertRetentionMs: ALERT_DAYS * DAY_MS,
    eventRetentionDays: 90,
    demoDays: variables.SKAL_DEMO_DAYS,
    webhooks: {
      allowLoopback: readLoopbackSwitch(variables.SKAL_WEBHOOK_LOOPBACK, production),
      pollMs: 500,
      timeoutMs: 10_000,
      firstRetryMs: 5_000,
      leaseMs: MINUTE_MS,
    },
    vendorBaseUrl: readVendorAddress(variables.SKAL_VENDORS_AT, production),
    logLevel: variables.SKAL_LOG_LEVEL,
    accessLog: variables.SKAL_ACCESS_LOG === 'on',
    metrics: null,
    telemetry: null,
    releases: null,
  };
}
