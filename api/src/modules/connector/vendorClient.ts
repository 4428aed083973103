import type { ApiSettings } from '../../settings/settings.ts';

/** A vendor that does not answer within this is out of reach. */
const WAIT_MS = 10_000;
/** 250 orders with all their lines are a tenth of it. */
const ANSWER_BYTES = 16 * 1024 ** 2;
const SECOND = 1000;
/** A vendor that asks for more patience than this is asked again at the next turn all the same. */
const PATIENCE_MS = 3600 * SECOND;

export interface VendorRequest {
  /** A host that the connector has made itself, of a name in a form that it has checked. */
  readonly host: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface VendorResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

/**
 * Why a vendor gave no answer that can be used: it does not let us in, it does not know what was asked for, it has us
 * wait, or it is out of reach.
 */
export type VendorErrorKind = 'refused' | 'missing' | 'busy' | 'unreachable';

export class VendorError extends Error {
  override name = 'VendorError';
  readonly kind: VendorErrorKind;
  /** For how long not to ask again, in milliseconds; null where the vendor does not say. */
  readonly retryAfterMs: number | null;

  constructor(kind: VendorErrorKind, message: string, waitMs: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = waitMs;
  }
}

/** What Retry-After says, in milliseconds: seconds, with a point at Shopify, or a time; null where it says neither. */
function waitOf(headers: Headers): number | null {
  const said = headers.get('retry-after');
  if (said === null) return null;
  const seconds = Number(said);
  const wait = Number.isFinite(seconds) ? seconds * SECOND : Date.parse(said) - Date.now();
  return Number.isNaN(wait) ? null : Math.min(Math.max(0, wait), PATIENCE_MS);
}

/** Reads an answer, and no more of it than fits. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) throw new VendorError('unreachable', 'the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new VendorError('unreachable', 'the answer is no JSON');
  }
}

/**
 * Asks a vendor, over TLS, and follows it nowhere else. Neither key nor body is in any message.
 * @throws VendorError for whatever is no success and is not among `expected`
 */
export async function requestVendor(
  { vendorBaseUrl }: Pick<ApiSettings, 'vendorBaseUrl'>,
  { host, path, method = 'GET', headers = {}, body }: VendorRequest,
  expected: readonly number[] = [],
): Promise<VendorResponse> {
  const address = vendorBaseUrl === null ? new URL(path, `https://${host}`) : new URL(`/${host}${path}`, vendorBaseUrl);
  try {
    const response = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const { status } = response;
    const text = await textOf(response);
    if (response.ok || expected.includes(status)) return { status, headers: response.headers, json: jsonOf(text) };
    if (status === 429) throw new VendorError('busy', 'it has us wait', waitOf(response.headers));
    if (status === 404) throw new VendorError('missing', 'it does not know what was asked for');
    if (status >= 400 && status < 500) throw new VendorError('refused', `it refuses (${status})`);
    throw new VendorError('unreachable', `it has a fault (${status})`, waitOf(response.headers));
  } catch (error) {
    if (error instanceof VendorError) throw error;
    // Which address was asked, and with what, is nobody's to read in a message.
    throw new VendorError(
      'unreachable',
      error instanceof Error && error.name === 'TimeoutError' ? 'it does not answer' : 'it is out of reach',
    );
  }
}
