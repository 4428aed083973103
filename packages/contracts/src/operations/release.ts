import { type InferType, object } from 'yup';
import { optionalLine, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';

/** Maximum number of history entries per bundle. */
export const HISTORY_LIMIT = 50;

/** Period of the browser reports, in hours. */
export const RUM_WINDOW_HOURS = 24;

const expects = requiredLine('expects must name the version you believe is live.');
/** A note for the history. */
const note = optionalLine();

/** The end of a canary; rejected when the active or canary version has changed. */
export const endCanarySchema = object({
  expects,
  canary: requiredLine('canary must name the version you believe is the canary.'),
  note,
});

export type EndCanaryBody = InferType<typeof endCanarySchema>;

/** A rollback to a version; rejected when the active version has changed. */
export const rollBackSchema = object({ expects, to: requiredLine('to must name the version to roll back to.'), note });

export type RollBackBody = InferType<typeof rollBackSchema>;

/** 75th percentiles in milliseconds (CLS has no unit); null without measurements. */
export interface VitalsReply {
  LCP: number | null;
  INP: number | null;
  CLS: number | null;
}

/** An error message and its number of occurrences. */
export interface ErrorCountReply {
  message: string;
  count: number;
}

/** Browser reports of one version. */
export interface RumSummaryReply {
  /** Pages that rendered, and pages that failed to. */
  rendered: number;
  failed: number;
  /** Failed loads of its files, and tabs that fell back to the previous version. */
  loads: number;
  fallbacks: number;
  errors: number;
  /** Most frequent errors. */
  messages: ErrorCountReply[];
  vitals: VitalsReply;
}

export interface VersionReply {
  version: string;
  commit: string | null;
  /** Transferred size of all files; null when they are deleted. */
  bytes: number | null;
  /** Start of the current state (ISO 8601 in UTC) and who caused it; null if not recorded. */
  since: string | null;
  by: string | null;
  /** Whether visitors get it now: pages are rendered after a release, and that may fail. */
  served: boolean;
  rum: RumSummaryReply;
}

/** A version that a share of the visitors get. */
export interface CanaryReply extends VersionReply {
  percent: number;
}

/** One change of a bundle's versions. */
export interface ReleaseEntryReply {
  version: string;
  at: string | null;
  action: 'release' | 'rollback' | 'canary' | 'promote' | 'abort';
  by: string | null;
  commit: string | null;
  note: string | null;
}

export interface ReleaseReply {
  bundle: string;
  live: VersionReply;
  canary: CanaryReply | null;
  /** The version to roll back to, with the browser reports of its last day. */
  before: VersionReply | null;
  /** Newest first. */
  history: ReleaseEntryReply[];
}

/** The affected version. */
export interface ReleaseChangeReply {
  bundle: string;
  version: string;
}

/** Releases of the site. */
export const release = {
  list: endpoint.get('/api/admin/releases', 'admin', reply<ReleaseReply[]>()),
  promote: endpoint.post(
    '/api/admin/releases/:bundle/promote',
    'owner',
    endCanarySchema,
    reply<ReleaseChangeReply>(200, { errorStatuses: [409] }),
  ),
  abort: endpoint.post(
    '/api/admin/releases/:bundle/abort',
    'owner',
    endCanarySchema,
    reply<ReleaseChangeReply>(200, { errorStatuses: [409] }),
  ),
  rollBack: endpoint.post(
    '/api/admin/releases/:bundle/rollback',
    'owner',
    rollBackSchema,
    reply<ReleaseChangeReply>(200, { errorStatuses: [409] }),
  ),
};
