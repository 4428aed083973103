import { hash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiContext, ApiState } from '../../server/http/context.ts';
import { SessionEntity } from './Session.entity.ts';
import { createUserReader, type FoundSession } from './signedIn.query.ts';

/** Browsers by a token of their user agent. Many user agents name other browsers too, so the first match wins. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, /*i18n*/ 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

export const UNKNOWN_BROWSER = /*i18n*/ 'A browser';

const findName = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Describes a browser from its user agent, such as 'Firefox on Windows'. Only this text is stored. */
export function describeDevice(userAgent: string): string {
  const browser = findName(BROWSERS, userAgent) ?? UNKNOWN_BROWSER;
  const system = findName(SYSTEMS, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

/** Data that koa-session carries. Everything else is read again with the session at each request. */
export interface SessionData {
  accountId: string;
  /** Time of the sign-in; the session ends a fixed time after it, however active it is. */
  since: number;
  _expire?: number;
}

/** Context that koa-session passes on: the request, on which the session read for it is stored. */
interface SessionContext {
  ctx?: ApiContext;
}

const getState = ({ ctx }: SessionContext): Pick<ApiState, 'session'> => ctx?.state ?? {};

/** Returns the id of a session: the hash of the cookie's value. */
export const hashSessionKey = (key: string) => hash('sha256', key);

/** Finds a session by the key in its cookie; undefined if it has expired or its account may no longer sign in. */
type OpenSessionReader = (key: string) => Promise<FoundSession | undefined>;

/** Creates the reader of sessions; concurrent reads share one query. */
export function createSessionReader({
  db,
  settings,
  canSignIn,
}: Pick<Dependencies, 'db' | 'settings' | 'canSignIn'>): OpenSessionReader {
  const findSignedIn = createUserReader(db, settings.telemetry);
  return async (key) => {
    const found = await findSignedIn(hashSessionKey(key));
    if (!found || !canSignIn(found.account.email)) return undefined;
    const now = Date.now();
    return found.until <= now || found.since + settings.session.absoluteMs <= now ? undefined : found;
  };
}

/** A session to create; its key is new. */
interface NewSession {
  key: string;
  accountId: string;
  idleMs: number;
  absoluteMs: number;
}

/** Stores a new session in the caller's transaction and deletes the one that was read for this request. */
export async function startSession(
  manager: EntityManager,
  ctx: ApiContext,
  { key, accountId, idleMs, absoluteMs }: NewSession,
): Promise<void> {
  const { session: before } = ctx.state;
  delete ctx.state.session;
  if (before) await manager.delete(SessionEntity, { id: hashSessionKey(before.key) });
  const now = Date.now();
  const expiresAt = now + Math.min(idleMs, absoluteMs);
  const device = describeDevice(ctx.get('user-agent'));
  const row = { id: hashSessionKey(key), accountId, publicId: newId(), device, createdAt: now, expiresAt, usedAt: now };
  await insertRows(manager, SessionEntity, [row]);
}

/**
 * Session store behind koa-session. It creates no sessions (`startSession` does) and only updates those that were read,
 * so a concurrent request cannot undo a sign-out.
 */
export function createSessionStore(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  findOpen: OpenSessionReader,
) {
  const { idleMs, absoluteMs } = settings.session;
  return {
    async get(key: string, _maxAge: unknown, extra: SessionContext): Promise<SessionData | undefined> {
      const found = await findOpen(key);
      if (!found) return undefined;
      getState(extra).session = { key, account: found.account };
      return { accountId: found.account.accountId, since: found.since, _expire: found.until };
    },

    async set(key: string, { since }: SessionData, _maxAge: unknown, extra: SessionContext): Promise<void> {
      if (getState(extra).session?.key !== key) return;
      const usedAt = Date.now();
      const expiresAt = Math.min(usedAt + idleMs, since + absoluteMs);
      await db.tx((manager) => manager.update(SessionEntity, { id: hashSessionKey(key) }, { expiresAt, usedAt }));
    },

    async destroy(key: string, extra: SessionContext): Promise<void> {
      // A key without a session is either new or invented.
      if (getState(extra).session?.key !== key) return;
      delete getState(extra).session;
      await db.tx((manager) => manager.delete(SessionEntity, { id: hashSessionKey(key) }));
    },
  };
}
