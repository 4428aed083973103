import type { ApiSettings } from '../../../settings/settings.ts';
import { requestVendor, VendorError, type VendorRequest, type VendorResponse } from '../../connector/vendorClient.ts';
import {
  type PushDriver,
  type PushMessage,
  type PushOutcome,
  PushServiceError,
  type PushTarget,
} from './PushDriver.ts';
import { type ServiceAccount, signAssertion } from './serviceAccount.ts';

const TOKEN_HOST = 'oauth2.googleapis.com';
const FCM_HOST = 'fcm.googleapis.com';
/** An access token is renewed this long before it expires. */
const RENEW_MS = 5 * 60_000;
/** Delay after 429 without Retry-After: "If no retry-after header is present, default to 60 seconds" (FCM). */
const BUSY_MS = 60_000;
/** A notification that a phone has not fetched after a day is dropped by FCM. */
const TTL_S = 24 * 3600;
const STATUSES = [400, 401, 403, 404, 429, 500, 502, 503, 504] as const;

interface FcmError {
  readonly error?: { readonly status?: string; readonly details?: readonly { readonly errorCode?: string }[] };
}

/** Returns the error code of FCM, or the general one of Google's APIs. */
function getErrorCode(json: unknown): string {
  const { error } = (json ?? {}) as FcmError;
  return error?.details?.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? error?.status ?? '';
}

/** Builds the body of a request. A phone replaces a notification with the same tag, if one is ever sent twice. */
const buildBody = ({ id, title, text, link }: PushMessage, token: string) => ({
  message: {
    token,
    notification: { title, body: text },
    data: { push: id, ...(link !== null && { link }) },
    android: { ttl: `${TTL_S}s`, notification: { tag: id } },
    apns: { headers: { 'apns-collapse-id': id } },
  },
});

/** Sends by FCM's HTTP v1 API, as its documentation describes errors and retries. */
export class FcmDriver implements PushDriver {
  readonly #settings: Pick<ApiSettings, 'vendorBaseUrl'>;
  readonly #account: ServiceAccount;
  #token: { readonly value: string; readonly until: number } | undefined;
  #pending: Promise<string> | undefined;

  constructor(settings: Pick<ApiSettings, 'vendorBaseUrl'>, account: ServiceAccount) {
    this.#settings = settings;
    this.#account = account;
  }

  /** Fetches an access token, which verifies the credentials. @throws PushServiceError */
  async authenticate(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.value;
    this.#pending ??= this.#fetchToken().finally(() => {
      this.#pending = undefined;
    });
    return this.#pending;
  }

  async #fetchToken(): Promise<string> {
    const now = Date.now();
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signAssertion(this.#account, now),
    });
    const { status, json } = await this.#request({ host: TOKEN_HOST, path: '/token', method: 'POST', body });
    const { access_token: value, expires_in: seconds } = (json ?? {}) as { access_token?: string; expires_in?: number };
    if (status >= 500 || status === 429) throw new PushServiceError('unreachable', `cannot sign us in (${status})`);
    if (status !== 200 || !value) throw new PushServiceError('refused', 'rejects the service account');
    this.#token = { value, until: now + (seconds ?? 0) * 1000 - RENEW_MS };
    return value;
  }

  async #request(request: VendorRequest): Promise<VendorResponse> {
    try {
      return await requestVendor(this.#settings, request, STATUSES);
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      throw new PushServiceError(
        error.kind === 'refused' ? 'refused' : 'unreachable',
        error.message.replace(/^it /, ''),
      );
    }
  }

  async send(message: PushMessage, { token }: PushTarget): Promise<PushOutcome> {
    const body = buildBody(message, token);
    const known = this.#token;
    const response = await this.#post(body);
    // An access token may be revoked before it expires: a new one shows whether the account still works.
    if (response.status !== 401 || known === undefined) return this.#classify(response);
    if (this.#token === known) this.#token = undefined;
    return this.#classify(await this.#post(body));
  }

  async #post(body: object): Promise<VendorResponse> {
    const headers = { authorization: `Bearer ${await this.authenticate()}` };
    const path = `/v1/projects/${this.#account.projectId}/messages:send`;
    return this.#request({ host: FCM_HOST, path, method: 'POST', headers, body });
  }

  #classify({ status, json, retryAfterMs }: VendorResponse): PushOutcome {
    const code = getErrorCode(json);
    if (status === 200) return { kind: 'sent' };
    if (status === 404 && code === 'UNREGISTERED') return { kind: 'failed', reason: 'unregistered', isGone: true };
    if (status === 400) return { kind: 'failed', reason: 'invalid', isGone: false };
    if (status === 403 && code === 'SENDER_ID_MISMATCH') return { kind: 'failed', reason: 'mismatch', isGone: false };
    if (status === 429) throw new PushServiceError('busy', 'limits our rate', retryAfterMs ?? BUSY_MS);
    if (status >= 500) return { kind: 'later', retryAfterMs };
    // An expired or revoked access token, a service account without the role, or a project without FCM.
    this.#token = undefined;
    throw new PushServiceError('refused', `rejects the service account (${status})`);
  }
}
