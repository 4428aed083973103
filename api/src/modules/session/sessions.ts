import { randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Context } from 'koa';
import createSession from 'koa-session';
import type { Parts } from '../../parts.ts';
import type { SignedIn } from '../../server/access.ts';
import { CookieKeys } from '../../server/cookieKeys.ts';
import { createSessionStore } from './session.store.ts';

/** The cookie; over TLS its name makes the browser hold it to this one host. */
const NAME = 'skal.sid';
const SECURE_NAME = `__Host-${NAME}`;

const COOKIE = { httpOnly: true, sameSite: 'lax', path: '/', overwrite: true, signed: true } as const;

/** Who is signed in, and the beginning and end of it. */
export interface Sessions {
  /** Reads the session of a request and, when half of its idle time is over, renews it. */
  load(ctx: Context): Promise<SignedIn | undefined>;
  /** Signs an account in under a new id; what was signed in before in this browser is signed out. */
  start(ctx: Context, accountId: string): Promise<void>;
  /** Signs out, on the server too, and says whom; without a session it does nothing. */
  end(ctx: Context): Promise<SignedIn | undefined>;
}

const nothing = async () => {};

/** Gives the application its sessions: koa-session over the database, mounted only where a route asks for it. */
export function openSessions(app: Koa, { db, settings, admits }: Pick<Parts, 'db' | 'settings' | 'admits'>): Sessions {
  app.keys = new CookieKeys(settings.sessionKeys);

  const cookieName = (ctx: Context) => (ctx.state.peer.secure ? SECURE_NAME : NAME);

  const setCookie = (ctx: Context, value: string | null) => {
    const { secure } = ctx.state.peer;
    ctx.cookies.secure = secure;
    ctx.cookies.set(cookieName(ctx), value, { ...COOKIE, secure });
  };

  const read = createSession(
    {
      key: NAME,
      maxAge: settings.session.idleMs,
      // Nothing is written behind a handler's back; each change below says so itself.
      autoCommit: false,
      renew: true,
      rolling: false,
      genid: () => randomBytes(32).toString('base64url'),
      externalKey: {
        get: (ctx: Context) => ctx.cookies.get(cookieName(ctx), { signed: true }) ?? '',
        set: (ctx: Context, key: string) => setCookie(ctx, key),
      },
      store: createSessionStore({ db, settings, admits }),
    },
    app,
  );

  return {
    async load(ctx) {
      if (!ctx.headers.cookie) return undefined;
      await read(ctx, nothing);
      const account = ctx.state.session?.account;
      if (account) await ctx.session?.manuallyCommit();
      return account;
    },
    async start(ctx, accountId) {
      await read(ctx, nothing);
      ctx.session = { accountId, since: Date.now() };
      await ctx.session?.regenerate();
    },
    async end(ctx) {
      if (!ctx.headers.cookie) return undefined;
      await read(ctx, nothing);
      const { session } = ctx;
      const account = ctx.state.session?.account;
      ctx.session = null;
      // koa-session removes on commit, and only the object that was there before can still be asked to.
      await session?.manuallyCommit();
      setCookie(ctx, null);
      return account;
    },
  };
}
