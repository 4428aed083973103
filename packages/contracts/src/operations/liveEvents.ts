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

/** Last event of an expired session, account or impersonation: the client must not reconnect. */
export const LIVE_END_EVENT = 'ended';
