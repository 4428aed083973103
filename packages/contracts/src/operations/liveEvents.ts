/**
 * Where a client's portal is told that something of theirs has changed: an open answer of server-sent events
 * (`text/event-stream`), which is no endpoint, because it has no end. An event names what has changed and has nothing of
 * it; whoever wants to know reads it as always.
 */
export const LIVE_PATH = '/api/live';

/**
 * What can have changed: the figures that an app reports, what a connected shop or newsletter has said, or the day that they
 * are of; and whether there are achievements that nobody has announced.
 */
export type LiveEvent = 'figures' | 'achievements';

/** The last event of a session, an account or a view that is over: nobody need come again for more. */
export const LIVE_END_EVENT = 'ended';
