import { type InferType, object } from 'yup';
import { optionalLine, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';

/** How many entries of a bundle's history are told. */
export const HISTORY_LIMIT = 50;

/** How far back it goes what browsers are said to have told, in hours. */
export const RUM_WINDOW_HOURS = 24;

const expects = requiredLine('Say which version you believe to be live.');
/** A word on it for the history. */
const note = optionalLine();

/** What is to become of a canary; where something else is live or on trial by now, nothing is done. */
export const endCanarySchema = object({
  expects,
  canary: requiredLine('Say which version you believe to be the canary.'),
  note,
});

export type EndCanaryBody = InferType<typeof endCanarySchema>;

/** Which version a bundle goes back to; where something else is live by now, nothing is done. */
export const rollBackSchema = object({ expects, to: requiredLine('Say which version to go back to.'), note });

export type RollBackBody = InferType<typeof rollBackSchema>;

/** What three quarters of the measured visits were below, in milliseconds (CLS has no unit); null where nobody measured. */
export interface VitalsReply {
  LCP: number | null;
  INP: number | null;
  CLS: number | null;
}

/** What was thrown, and how often. */
export interface ErrorCountReply {
  message: string;
  count: number;
}

/** What browsers told of one version. */
export interface RumSummaryReply {
  /** Pages that were drawn, and that were not. */
  rendered: number;
  failed: number;
  /** How often its files did not come, and how often a tab went on with the version before. */
  loads: number;
  fallbacks: number;
  errors: number;
  /** What was thrown most. */
  messages: ErrorCountReply[];
  vitals: VitalsReply;
}

export interface VersionReply {
  version: string;
  commit: string | null;
  /** Of all its files, as browsers read them; null for a version whose files are gone. */
  bytes: number | null;
  /** Since when it has been what it is, ISO 8601 in UTC, and by whom; null where nobody wrote it down. */
  since: string | null;
  by: string | null;
  /** Whether visitors are given it at this moment: pages are made after a release, and may not come about. */
  served: boolean;
  rum: RumSummaryReply;
}

/** A version that a part of the visitors have. */
export interface CanaryReply extends VersionReply {
  percent: number;
}

/** One thing that was done to a bundle's versions. */
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
  /** The version to go back to; what browsers told of it is of its last day. */
  before: VersionReply | null;
  /** The latest first. */
  history: ReleaseEntryReply[];
}

/** The version that it was about. */
export interface ReleaseChangeReply {
  bundle: string;
  version: string;
}

/** What is released of the site. */
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
