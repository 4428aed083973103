import type { SiteInfo } from '@skal/contracts/site/site';
import type { StorageLocation } from '@skal/storage';
import type { Registry } from 'prom-client';
import type { HashCost } from '../modules/account/hashCost.ts';
import type { ImageLimits } from '../modules/ticket/image/image.ts';
import type { ReleaseService } from '../releases.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { DkimSettings } from './settings.dkim.ts';
import type { LogLevel, Rate } from './settings.env.ts';

/** When somebody answers: on these days of the week (0 is Sunday), between minutes since midnight. */
export interface OfficeHours {
  days: readonly number[];
  opens: number;
  closes: number;
  /** The country whose public holidays are free, as ISO 3166 has it. */
  holidayCountry: string;
}

/** Where ClamAV is asked, and how long it has for one file, in milliseconds. */
export interface ClamavSettings {
  socket: { path: string } | { host: string; port: number };
  timeoutMs: number;
}

export interface ApiSettings {
  production: boolean;
  /** Null means the embedded SQLite database in `dataDir`. */
  databaseUrl: string | null;
  /** A file of certificate authorities, in PEM, that may sign for the database server; null for those that Node trusts. */
  databaseCaFile: string | null;
  /** Connections to a database server. */
  databasePool: number;
  /** How long one read or transaction may take on a database server before the caller is told to come back. */
  databaseDeadlineMs: number;
  /** How long to wait at the start for a database server that is not up yet. */
  databaseWaitMs: number;
  dataDir: string;
  /** Where files of people are; the data folder, where nothing else is said. */
  storage: StorageLocation;
  /** Who looks at uploads before they are stored; null where nobody does. */
  clamav: ClamavSettings | null;
  /** What drawing one uploaded picture may take. */
  images: ImageLimits;
  /** Newest first; empty outside production means: make one and keep it in `dataDir`. */
  sessionKeys: string[];
  session: { idleMs: number; absoluteMs: number };
  /** Whether a refused login says if the account exists. */
  authErrorDetail: 'distinct' | 'generic';
  hashing: { concurrency: number; queue: number; cost: HashCost };
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
  storageQuota: { bytes: number; files: number };
  bodyBytes: number;
  /** The most bytes that the requests of this process hold at once. */
  bufferedBytes: number;
  /** How long an anonymous caller has for the whole body of a request, in milliseconds. */
  bodyMs: number;
  /** What open portals are told as it happens. */
  live: {
    /** So many are open at once, of one account and in this process. */
    perAccount: number;
    perProcess: number;
    /** So often it is looked for news, and so seldom one of them is told any. */
    pollMs: number;
    minIntervalMs: number;
    /** So seldom it is looked for achievements of a client whose figures change. */
    achievementPollMs: number;
    /** So long it is silent at most: proxies close what is silent for longer. */
    heartbeatMs: number;
    /** About so long a page waits before it comes again. */
    retryMs: number;
  };
  /** Addresses and networks whose X-Forwarded-* headers are believed. */
  trustedProxies: string[];
  site: SiteInfo;
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
    sentRetentionMs: number;
    /** Mails that could not be sent are forgotten so long after they were stored. */
    unsentRetentionMs: number;
  };
  /** Inquiries are deleted after this. */
  inquiryRetentionMs: number;
  /** Alerts of clients are deleted after this. */
  alertRetentionMs: number;
  /** Events of apps are deleted so many days after the day they belong to; figures stay. */
  eventRetentionDays: number;
  /** So many days, today the last of them, the app of the live demo account has reported; 0 is not at all. */
  demoDays: number;
  /** Where vendors are asked instead of where they are, by whoever tries them out; null asks the vendors. */
  vendorBaseUrl: string | null;
  logLevel: LogLevel;
  /** Whether each answer is a line of the log. */
  accessLog: boolean;
  /** Where figures of this process are kept for whoever watches it; null where nobody does. */
  metrics: Registry | null;
  /** What tells traces and logs to whoever watches; null where nobody does. */
  telemetry: Telemetry | null;
  /** What is released of the site; null for an api that stands alone. */
  releases: ReleaseService | null;
}
