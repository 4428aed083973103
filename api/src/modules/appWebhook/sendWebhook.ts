import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { getErrorCode } from '../../errorProps.ts';
import { textIn } from '../../language/textIn.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { PrivateAddressError, type ResolvedAddress, resolvePublicAddresses } from './publicAddress.ts';

/** Why an attempt failed, as a sentence without host, body or secret. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

/** Answers every look-up with addresses that were checked. */
const pinnedLookup =
  (addresses: readonly ResolvedAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };

/** Reasons are stored in English. */
const english = textIn(SOURCE_LOCALE);

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: /*i18n*/ 'The host name was not found.',
  EAI_AGAIN: /*i18n*/ 'The host name could not be resolved.',
  ECONNREFUSED: /*i18n*/ 'The connection was refused.',
  ECONNRESET: /*i18n*/ 'The connection was closed without a response.',
  EHOSTUNREACH: /*i18n*/ 'The host cannot be reached.',
  ENETUNREACH: /*i18n*/ 'The host cannot be reached.',
  ETIMEDOUT: /*i18n*/ 'The host cannot be reached.',
};

/** OpenSSL's and Node's codes of certificates that cannot be trusted. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO/;

function describeError(error: unknown): string {
  if (error instanceof PrivateAddressError) return /*i18n*/ 'The address is not on the public internet.';
  const code = getErrorCode(error) ?? '';
  if (CERTIFICATE.test(code)) return /*i18n*/ 'The certificate of the host is not valid.';
  return Object.hasOwn(REASONS, code) ? (REASONS[code] ?? '') : /*i18n*/ 'The message could not be sent.';
}

function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return english(/*i18n*/ 'The response was a redirect ({number}), which is not followed.', { number: status });
  return english(/*i18n*/ 'The response was {number}.', { number: status });
}

/** Rejects when a signal aborts: the resolver of Node cannot be aborted itself. */
async function rejectOnAbort(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

/**
 * Posts a message to an endpoint, at an address that was checked. Redirects are not followed, and the body of the
 * response is not read.
 * @throws WebhookError unless the response is a 2xx; the reason of `stop` when that signal aborts
 */
export async function sendWebhook(
  address: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  { timeoutMs, allowLoopback }: Pick<ApiSettings['webhooks'], 'timeoutMs' | 'allowLoopback'>,
  stop: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
  try {
    const url = new URL(address);
    const addresses = await Promise.race([resolvePublicAddresses(url, allowLoopback), rejectOnAbort(signal)]);
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      ...{ method: 'POST', agent: false, signal, lookup: pinnedLookup(addresses) },
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Skal-Webhooks/1',
      },
    });
    request.end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    // The connection is not used again, so an endless response costs nothing.
    response.destroy();
    const failure = describeStatus(response.statusCode ?? 0);
    if (failure !== null) throw new WebhookError(failure);
  } catch (error) {
    if (stop.aborted || error instanceof WebhookError) throw error;
    const late = english(/*i18n*/ 'No response within {number} seconds.', { number: timeoutMs / 1000 });
    throw new WebhookError(signal.aborted ? late : describeError(error));
  }
}
