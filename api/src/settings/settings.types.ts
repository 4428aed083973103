import type { SiteInfo } from '@skal/contracts/site/site';
import type { StorageLocation } from '@skal/storage';
import type { Registry } from 'prom-client';
import type { HashCost } from '../modules/account/hashCost.ts';
import type { ImageLimits } from '../modules/ticket/image/image.ts';
import type { ReleaseService } from '../releases.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { DkimSettings } from './settings.dkim.ts';
import type { LogLevel, Rate } from './settings.env.ts';

/** Business hours: weekdays (0 is Sunday), and minutes since midnight. */
export interface OfficeHours {
  days: readonly number[];
  opens: number;
  closes: number;
  /** ISO 3166 code of the country with the public holidays. */
  holidayCountry: string;
}

/** Address of ClamAV, and its timeout per file in milliseconds. */
export interface ClamavSettings {
  socket: { path: string } | { host: string; port: number };
  timeoutMs: number;
}

export interface ApiSettings {
  production: boolean;
  /** Null: the embedded SQLite database in `dataDir`. */
  databaseUrl: string | null;
  /** PEM file with CA certificates for the database server; null: those that Node trusts. */
  databaseCaFile: string | null;
  /** Pool size on a database server. */
  databasePool: number;
  /** Timeout of one read or transaction on a database server. */
  databaseDeadlineMs: number;
  /** Maximum wait at startup for a database server. */
  databaseWaitMs: number;
  dataDir: string;
  /** Storage of uploads; default: the data directory. */
  storage: StorageLocation;
  /** Virus scanner for uploads; null for none. */
  clamav: ClamavSettings | null;
  /** Limits of processing one uploaded image. */
  images: ImageLimits;
  /** Newest first; empty outside production: create one and store it in `dataDir`. */
  sessionKeys: string[];
  session: { idleMs: number; absoluteMs: number };
  /** Whether a failed sign-in reveals if the account exists. */
  authErrorDetail: 'distinct' | 'generic';
  hashing: { concurrency: number; queue: number; cost: HashCost };
  limits: {
    /** Wrong passwords per address. */
    loginIp: Rate;
    /** Wrong passwords per account from unknown devices. */
    loginEmail: Rate;
    /** Wrong passwords per account from one of its known devices. */
    loginDevice: Rate;
    /** Forms stored per address. */
    forms: Rate;
    /** Requests without a session per address. */
    general: Rate;
    /** Batches of events per API key. */
    ingest: Rate;
  };
  /** Daily quotas per business. */
  quotas: {
    tickets: number;
    /** Messages in tickets. */
    messages: number;
    uploadBytes: number;
    /** Staff invitations. */
    invitations: number;
    /** Mails to the operator. */
    alerts: number;
    /** Mails to the operator about infected files, separate so that they do not use up the quota of tickets. */
    infectedAlerts: number;
  };
  /** Storage quota of a business's attachments. */
  storageQuota: { bytes: number; files: number };
  bodyBytes: number;
  /** Memory budget of all requests of this process, in bytes. */
  bufferedBytes: number;
  /** Time limit for the body of an anonymous request, in milliseconds. */
  bodyMs: number;
  /** Event streams of open portals. */
  live: {
    /** Maximum number per account, and in this process. */
    perAccount: number;
    perProcess: number;
    /** Polling interval, and minimum interval between events of one stream. */
    pollMs: number;
    minIntervalMs: number;
    /** Polling interval for achievements of a client whose metrics change. */
    achievementPollMs: number;
    /** Heartbeat interval: proxies close idle connections. */
    heartbeatMs: number;
    /** Average delay before a page reconnects. */
    retryMs: number;
  };
  /** Addresses and networks whose X-Forwarded-* headers are trusted. */
  trustedProxies: string[];
  site: SiteInfo;
  /** Time zone of the business: determines the current day and business hours. */
  timeZone: string;
  office: OfficeHours;
  mail: {
    /** Null: write .eml files to `dataDir`/mail. */
    smtpUrl: string | null;
    /** Whether mail is only sent to a server with TLS. */
    smtpTls: 'offered' | 'required';
    from: string;
    /** DKIM signature; null for unsigned emails. */
    dkim: DkimSettings | null;
    /** Recipient of notices about new inquiries; empty for none. */
    operator: string;
    batch: number;
    pollMs: number;
    firstRetryMs: number;
    /** Lease of an email being sent; if the process dies, it is retried afterwards. */
    leaseMs: number;
    /** Retention of sent emails. */
    sentRetentionMs: number;
    /** Retention of unsent emails. */
    unsentRetentionMs: number;
  };
  push: {
    /** Deliveries per transaction, and how many of them are sent at a time. */
    batch: number;
    concurrency: number;
    pollMs: number;
    firstRetryMs: number;
    /** Lease of deliveries being sent; if the process dies, they are retried afterwards. */
    leaseMs: number;
  };
  /** Retention of inquiries. */
  inquiryRetentionMs: number;
  /** Retention of client alerts. */
  alertRetentionMs: number;
  /** Retention of app events in days after their day; metrics are kept. */
  eventRetentionDays: number;
  /** Number of days, including today, reported by the app of the live demo account; 0 disables it. */
  demoDays: number;
  /** Messages to the backends of clients' apps. */
  webhooks: {
    /** Whether they may be sent to this machine, without TLS. */
    allowLoopback: boolean;
    pollMs: number;
    timeoutMs: number;
    firstRetryMs: number;
    /** Lease of a message being sent; if the process dies, it is retried afterwards. */
    leaseMs: number;
  };
  /** Base URL that replaces the vendors' own in tests; null for the real ones. */
  vendorBaseUrl: string | null;
  logLevel: LogLevel;
  /** Whether each response is logged. */
  accessLog: boolean;
  /** Registry of process metrics; null without monitoring. */
  metrics: Registry | null;
  /** Exporter of traces and logs; null without monitoring. */
  telemetry: Telemetry | null;
  /** Releases of the site; null for a standalone api. */
  releases: ReleaseService | null;
}
