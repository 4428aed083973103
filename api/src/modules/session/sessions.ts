import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import type { ApiContext } from '../../server/http/context.ts';

/** Reads, starts and ends sessions. */
export interface Sessions {
  /** Reads the session of a request and renews it once half of its idle time has passed. */
  load(ctx: ApiContext): Promise<AuthenticatedUser | undefined>;
  /** Finds the user of a session that was loaded before, if it is still active; renews nothing. */
  find(key: string): Promise<AuthenticatedUser | undefined>;
  /**
   * Creates a session under a new id, in the caller's transaction; this browser's earlier session ends.
   * @returns the key of the session, for `sendCookies`
   */
  start(manager: EntityManager, ctx: ApiContext, accountId: string): Promise<string>;
  /**
   * Sends the cookies of a session that was started, and of the account's preferences. Call it after the commit: a
   * transaction may fail or be repeated.
   */
  sendCookies(ctx: ApiContext, key: string, account: Pick<AuthenticatedUser, 'language' | 'theme'>): void;
  /** Signs out, on the server too, and returns the user; without a session it does nothing. */
  end(ctx: ApiContext): Promise<AuthenticatedUser | undefined>;
}
