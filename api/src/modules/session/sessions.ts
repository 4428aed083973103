import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import type { ApiContext } from '../../server/http/context.ts';

/** Who is signed in, and the beginning and end of it. */
export interface Sessions {
  /** Reads the session of a request and, when half of its idle time is over, renews it. */
  load(ctx: ApiContext): Promise<AuthenticatedUser | undefined>;
  /** Who is signed in by the key of a session that was loaded before, if they still are; it renews nothing. */
  find(key: string): Promise<AuthenticatedUser | undefined>;
  /** Signs an account in under a new id, in the caller's transaction; the earlier session of this browser ends. */
  start(manager: EntityManager, ctx: ApiContext, accountId: string): Promise<void>;
  /** Signs out, on the server too, and says whom; without a session it does nothing. */
  end(ctx: ApiContext): Promise<AuthenticatedUser | undefined>;
}
