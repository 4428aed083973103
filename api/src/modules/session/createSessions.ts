import { randomBytes } from 'node:crypto';
import createSession from 'koa-session';
import type { Dependencies } from '../../dependencies.ts';
import { CookieKeys } from '../../server/auth/cookieKeys.ts';
import type { ApiApp, ApiContext } from '../../server/http/context.ts';
import { readCookie, SESSION_COOKIE, setCookie } from './cookies.ts';
import { sendPreferenceCookies } from './preferenceCookies.ts';
import { createSessionReader, createSessionStore, startSession } from './session.store.ts';
import type { Sessions } from './sessions.ts';

const doNothing = async () => {};

/** Creates the sessions of the application: koa-session over the database, mounted only where a route needs it. */
export function createSessions(
  app: ApiApp,
  { db, settings, canSignIn }: Pick<Dependencies, 'db' | 'settings' | 'canSignIn'>,
): Sessions {
  app.keys = new CookieKeys(settings.sessionKeys);
  const findOpen = createSessionReader({ db, settings, canSignIn });

  const read = createSession(
    {
      key: SESSION_COOKIE,
      maxAge: settings.session.idleMs,
      // Handlers commit explicitly: each change below calls `manuallyCommit`.
      autoCommit: false,
      renew: true,
      rolling: false,
      externalKey: {
        get: (ctx: ApiContext) => readCookie(ctx, SESSION_COOKIE),
        set: (ctx: ApiContext, key: string) => setCookie(ctx, SESSION_COOKIE, key),
      },
      store: createSessionStore({ db, settings }, findOpen),
    },
    app,
  );

  const load = async (ctx: ApiContext) => {
    if (!ctx.headers.cookie) return undefined;
    // A second read could find the session revoked, and koa-session would then create one without an account.
    const { session: before } = ctx.state;
    if (before) return before.account;
    await read(ctx, doNothing);
    const account = ctx.state.session?.account;
    if (account) await ctx.session?.manuallyCommit();
    return account;
  };

  return {
    load,
    find: async (key) => (await findOpen(key))?.account,
    async start(manager, ctx, accountId) {
      await load(ctx);
      const key = randomBytes(32).toString('base64url');
      await startSession(manager, ctx, { key, accountId, ...settings.session });
      return key;
    },
    sendCookies(ctx, key, account) {
      setCookie(ctx, SESSION_COOKIE, key);
      sendPreferenceCookies(ctx, account);
    },
    async end(ctx) {
      if (!ctx.headers.cookie) return undefined;
      await read(ctx, doNothing);
      const { session } = ctx;
      const account = ctx.state.session?.account;
      ctx.session = null;
      // koa-session removes on commit, and only the session object that existed before can be committed.
      await session?.manuallyCommit();
      setCookie(ctx, SESSION_COOKIE, null);
      return account;
    },
  };
}
