import type { Endpoint } from '@skal/contracts/http/endpoint';
import { forbidden, HttpError } from '../errors/HttpError.ts';
import type { ApiContext } from '../http/context.ts';
import { limitKey } from '../http/peer.ts';
import type { ApiKeyAuth } from './AppPrincipal.ts';

const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i;

/** 401: the API key is missing, unknown or revoked. */
export const invalidKeyError = () =>
  new HttpError(
    401,
    'This API key is invalid or has been revoked. Send an active key as Authorization: Bearer <key>.',
    {
      headers: { 'WWW-Authenticate': 'Bearer realm="ingest"' },
    },
  );

/** 403: the API key has other scopes. */
const scopeMissing = (scope: string) =>
  forbidden(`This API key does not have the scope "${scope}". Ask your operator for a key with it.`);

/**
 * Authenticates an app by API key. Cookies and origin are ignored: browsers do not attach the key, so CSRF is not
 * possible.
 * @throws HttpError 401 without a valid key, 403 without the endpoint's scope, 429 above the rate of a key or of failures per address
 */
export async function authenticateByKey(
  ctx: ApiContext,
  { scope }: Pick<Endpoint, 'scope'>,
  auth: ApiKeyAuth,
): Promise<void> {
  const [, key] = BEARER.exec(ctx.get('Authorization')) ?? [];
  const reporter = key === undefined ? undefined : await auth.find(key);
  if (!reporter) {
    await auth.recordFailure(limitKey(ctx.state.peer.ip));
    throw invalidKeyError();
  }
  await auth.consume(reporter.keyId);
  if (scope && !reporter.scopes.includes(scope)) throw scopeMissing(scope);
  ctx.state.app = reporter;
}
