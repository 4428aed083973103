import { endpoint, noContent } from '@skal/contracts/http/endpoint';
import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import type { Dependencies } from '../../dependencies.ts';
import { getEffectiveBusiness, requireAccess, requireNoImpersonation } from '../../server/auth/access.ts';
import { notSignedIn } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { limitKey } from '../../server/http/peer.ts';
import type { EventStreamHub } from './EventStreamHub.ts';

/** Access like any other read of a client. It belongs to no endpoint group: an endless response cannot be described. */
const LIVE = endpoint.get(LIVE_PATH, 'client', noContent());

/** Opens the event stream for signed-in clients, and for impersonations. */
export function eventStream(
  { sessions, limits }: Pick<Dependencies, 'sessions' | 'limits'>,
  listeners: EventStreamHub,
) {
  return async (ctx: ApiContext, next: () => Promise<unknown>): Promise<void> => {
    if (ctx.method !== 'GET' || ctx.path !== LIVE_PATH) return next() as Promise<void>;
    ctx.state.route = { endpoint: LIVE };
    const account = await sessions.load(ctx);
    if (account) ctx.state.account = account;
    else await limits.general.consume(limitKey(ctx.state.peer.ip));
    requireNoImpersonation(LIVE, account);
    requireAccess(LIVE, account);
    const { session } = ctx.state;
    const business = account && getEffectiveBusiness(account);
    if (!account || !session || !business) throw notSignedIn();
    const { accountId } = account;
    const stream = await listeners.subscribe({ key: session.key, accountId, businessId: business.id });
    ctx.status = 200;
    ctx.set('Content-Type', 'text/event-stream; charset=utf-8');
    // Proxies must neither buffer nor compress it.
    ctx.set('Cache-Control', 'no-store, no-transform');
    ctx.set('X-Accel-Buffering', 'no');
    ctx.body = stream;
  };
}
