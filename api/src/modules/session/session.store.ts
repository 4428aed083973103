import { hash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiContext, ApiState } from '../../server/http/context.ts';
import { deviceOf } from './deviceOf.ts';
import { SessionEntity } from './Session.entity.ts';
import { createUserReader, type FoundSession } from './signedIn.query.ts';

/** What koa-session carries: as little as possible, everything else is read fresh with the session. */
export interface SessionData {
  accountId: string;
  /** When somebody signed in; however busy the session is, it ends a set time after this. */
  since: number;
  _expire?: number;
}

/** What koa-session hands along: the request, on which we keep the session that was read for it. */
interface Extra {
  ctx?: ApiContext;
}

const stateOf = ({ ctx }: Extra): Pick<ApiState, 'session'> => ctx?.state ?? {};

/** A session is stored under the hash of what its cookie holds. */
export const hashSessionKey = (key: string) => hash('sha256', key);

/** Finds a session by the key in its cookie; nothing where it is over, or whose it is may not come in any more. */
type OpenSessionReader = (key: string) => Promise<FoundSession | undefined>;

/** Makes what finds sessions; those that are asked for in the same moment it reads together. */
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

/** A session to begin: its key is new. */
interface NewSession {
  key: string;
  accountId: string;
  idleMs: number;
  absoluteMs: number;
}

/** Stores a new session in the caller's transaction, in the place of the one that was read for this request. */
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
  const device = deviceOf(ctx.get('user-agent'));
  const row = { id: hashSessionKey(key), accountId, publicId: newId(), device, createdAt: now, expiresAt, usedAt: now };
  await insertRows(manager, SessionEntity, [row]);
}

/**
 * The database behind koa-session. It creates no session (`startSession` does): one that was read is only ever updated,
 * so a request that is still under way cannot undo a logout.
 */
export function createSessionStore(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  findOpen: OpenSessionReader,
) {
  const { idleMs, absoluteMs } = settings.session;
  return {
    async get(key: string, _maxAge: unknown, extra: Extra): Promise<SessionData | undefined> {
      const found = await findOpen(key);
      if (!found) return undefined;
      stateOf(extra).session = { key, account: found.account };
      return { accountId: found.account.accountId, since: found.since, _expire: found.until };
    },

    async set(key: string, { since }: SessionData, _maxAge: unknown, extra: Extra): Promise<void> {
      if (stateOf(extra).session?.key !== key) return;
      const usedAt = Date.now();
      const expiresAt = Math.min(usedAt + idleMs, since + absoluteMs);
      await db.tx((manager) => manager.update(SessionEntity, { id: hashSessionKey(key) }, { expiresAt, usedAt }));
    },

    async destroy(key: string, extra: Extra): Promise<void> {
      // A key that no session was read for is a new one, or a stranger's invention.
      if (stateOf(extra).session?.key !== key) return;
      delete stateOf(extra).session;
      await db.tx((manager) => manager.delete(SessionEntity, { id: hashSessionKey(key) }));
    },
  };
}
