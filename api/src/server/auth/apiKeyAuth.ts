import { HttpError } from '../errors/HttpError.ts';
import type { ApiContext } from '../http/context.ts';
import { limitKey } from '../http/peer.ts';
import type { ApiKeyAuth } from './AppPrincipal.ts';

const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i;

/** 401: whoever sent this, it is not an app that may report. */
export const invalidKeyError = () =>
  new HttpError(401, 'This key is not valid, or is no longer. Send one that lives, as Authorization: Bearer <key>.', {
    headers: { 'WWW-Authenticate': 'Bearer realm="ingest"' },
  });

/**
 * Lets an app in by its key. No cookie is read and no origin is asked for: a browser that carries somebody's session does
 * not carry the key, so nobody can make it send one.
 * @throws HttpError 401 without a key that lives, 429 when it is used too often or wrong ones are tried too often
 */
export async function authenticateByKey(ctx: ApiContext, door: ApiKeyAuth): Promise<void> {
  const [, key] = BEARER.exec(ctx.get('Authorization')) ?? [];
  const reporter = key === undefined ? undefined : await door.find(key);
  if (!reporter) {
    await door.recordFailure(limitKey(ctx.state.peer.ip));
    throw invalidKeyError();
  }
  await door.consume(reporter.keyId);
  ctx.state.app = reporter;
}
