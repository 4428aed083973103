import { endpoint, reply } from '../http/endpoint.ts';

/**
 * Stream of server-sent events (`text/event-stream`) for the portal. It is not an endpoint because the response does
 * not end. An event names what has changed, without the data; clients fetch that as usual.
 */
export const LIVE_PATH = '/api/live';

/**
 * Kinds of change: metrics of the app or of a connection, which also change with the date; and achievements to
 * announce.
 */
export type LiveEvent = 'metrics' | 'achievements';

/**
 * First event of a stream. Its id, like that of each `metrics` event, is the version of the client's metrics: a page whose
 * data has this version has missed nothing.
 */
export const LIVE_OPEN_EVENT = 'opened';

/** Last event of an expired session, account or impersonation: the client must not reconnect. */
export const LIVE_END_EVENT = 'ended';

export interface LiveVersionReply {
  /** Version of the client's metrics, opaque. It changes with them, and with the date. */
  version: string;
}

/** Read before the data of a page that the server renders, so that no later change is missed. */
export const liveVersion = {
  read: endpoint.get('/api/live-version', 'client', reply<LiveVersionReply>()),
};
