import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { sentence, type Text, textFor } from '../../language/text.ts';
import type { ApiSettings } from '../../settings/settings.ts';

/** A vendor that does not respond within this time counts as unreachable. */
export const VENDOR_TIMEOUT_MS = 10_000;
/** Ten times the size of 250 orders with all their lines. */
const RESPONSE_BYTES_MAX = 16 * 1024 ** 2;
const SECOND_MS = 1000;
/** Maximum delay that a vendor's Retry-After can cause. */
const RETRY_AFTER_MAX_MS = 3600 * SECOND_MS;

export interface VendorRequest {
  /** Host built by the connector from a validated name. */
  readonly host: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as a form if it is `URLSearchParams`, otherwise as JSON. */
  readonly body?: unknown;
}

export interface VendorResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
  /** Delay that the vendor asks for, in milliseconds; null if it gives none. */
  readonly retryAfterMs: number | null;
}

/**
 * Why a vendor gave no usable response: it rejects the credentials, does not know the resource, limits the rate, or is
 * unreachable.
 */
export type VendorErrorKind = 'refused' | 'missing' | 'busy' | 'unreachable';

export class VendorError extends Error {
  override name = 'VendorError';
  readonly kind: VendorErrorKind;
  readonly why: Text;
  /** Delay before the next request, in milliseconds; null if the vendor gives none. */
  readonly retryAfterMs: number | null;

  constructor(kind: VendorErrorKind, why: Text, waitMs: number | null = null) {
    super(textFor(SOURCE_LOCALE, why));
    this.kind = kind;
    this.why = why;
    this.retryAfterMs = waitMs;
  }
}

/** Parses Retry-After to milliseconds: seconds (fractional at Shopify) or a date; null if neither. */
function parseRetryAfter(headers: Headers): number | null {
  const retryAfter = headers.get('retry-after');
  if (retryAfter === null) return null;
  const seconds = Number(retryAfter);
  const wait = Number.isFinite(seconds) ? seconds * SECOND_MS : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(wait) ? null : Math.min(Math.max(0, wait), RETRY_AFTER_MAX_MS);
}

/** Reads a response up to the size limit. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > RESPONSE_BYTES_MAX) throw new VendorError('unreachable', /*i18n*/ 'the response is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new VendorError('unreachable', /*i18n*/ 'the response is not JSON');
  }
}

/** Returns the address of a resource of a vendor; tests serve every vendor at one address. */
export const getVendorAddress = ({ vendorBaseUrl }: Pick<ApiSettings, 'vendorBaseUrl'>, host: string, path: string) =>
  vendorBaseUrl === null ? new URL(path, `https://${host}`) : new URL(`/${host}${path}`, vendorBaseUrl);

/**
 * Sends a request to a vendor over TLS, without following redirects. Neither key nor body appears in any message.
 * @throws VendorError for every failure whose status is not in `expected`
 */
export async function requestVendor(
  settings: Pick<ApiSettings, 'vendorBaseUrl'>,
  { host, path, method = 'GET', headers = {}, body }: VendorRequest,
  expected: readonly number[] = [],
): Promise<VendorResponse> {
  const isForm = body instanceof URLSearchParams;
  try {
    const response = await fetch(getVendorAddress(settings, host, path), {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(VENDOR_TIMEOUT_MS),
    });
    const { status, headers: answered } = response;
    const retryAfterMs = parseRetryAfter(answered);
    const text = await readText(response);
    if (response.ok || expected.includes(status)) {
      return { status, headers: answered, json: parseJson(text), retryAfterMs };
    }
    if (status === 429) throw new VendorError('busy', /*i18n*/ 'it is limiting our requests', retryAfterMs);
    if (status === 404) throw new VendorError('missing', /*i18n*/ 'it did not find the requested resource');
    if (status >= 400 && status < 500)
      throw new VendorError('refused', sentence(/*i18n*/ 'it rejected the request ({number})', { number: status }));
    throw new VendorError(
      'unreachable',
      sentence(/*i18n*/ 'it returned an error ({number})', { number: status }),
      retryAfterMs,
    );
  } catch (error) {
    if (error instanceof VendorError) throw error;
    // URL and body must not appear in a message.
    throw new VendorError(
      'unreachable',
      error instanceof Error && error.name === 'TimeoutError'
        ? /*i18n*/ 'it does not answer'
        : /*i18n*/ 'it cannot be reached',
    );
  }
}
