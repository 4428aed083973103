import { JWT } from 'google-auth-library';
import { sentence } from '../../../language/text.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import {
  getVendorAddress,
  requestVendor,
  VENDOR_TIMEOUT_MS,
  VendorError,
  type VendorResponse,
} from '../../connector/vendorClient.ts';
import { NOT_WORKING } from '../service/pushProblem.ts';
import {
  type PushDriver,
  type PushMessage,
  type PushOutcome,
  PushServiceError,
  type PushTarget,
} from './PushDriver.ts';
import type { ServiceAccount } from './serviceAccount.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const FCM_HOST = 'fcm.googleapis.com';
/** Delay after 429 without Retry-After: "If no retry-after header is present, default to 60 seconds" (FCM). */
const BUSY_MS = 60_000;
/** A notification that a phone has not fetched after a day is dropped by FCM. */
const TTL_S = 24 * 3600;
const STATUSES = [400, 401, 403, 404, 429, 500, 502, 503, 504] as const;

const REJECTED = /*i18n*/ 'The push service rejects the service account.';

type Settings = Pick<ApiSettings, 'vendorBaseUrl'>;

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

/** Creates a client of Google's token endpoint. The address in the key file is ignored: only Google's own gets the assertion. */
const createAuth = (settings: Settings, { clientEmail, privateKey }: ServiceAccount): JWT =>
  new JWT({
    ...{ email: clientEmail, key: privateKey, scopes: [SCOPE] },
    transporterOptions: {
      // A failure pauses the service: its next round is the repetition.
      ...{ timeout: VENDOR_TIMEOUT_MS, redirect: 'error', retryConfig: { retry: 0 } },
      fetchImplementation: (url, init) => {
        const { host, pathname } = new URL(String(url));
        return fetch(getVendorAddress(settings, host, pathname), init);
      },
    },
  });

/** Sends by FCM's HTTP v1 API, as its documentation describes errors and retries. */
export class FcmDriver implements PushDriver {
  readonly #settings: Settings;
  readonly #account: ServiceAccount;
  #auth: JWT;

  constructor(settings: Settings, account: ServiceAccount) {
    this.#settings = settings;
    this.#account = account;
    this.#auth = createAuth(settings, account);
  }

  /** Returns an access token, which verifies the credentials. @throws PushServiceError */
  async authenticate(): Promise<string> {
    const { token } = await this.#auth.getAccessToken().catch((error: { readonly status?: number }) => {
      const { status = 500 } = error;
      if (status >= 500 || status === 429)
        throw new PushServiceError('unreachable', /*i18n*/ 'The push service cannot sign us in.');
      throw new PushServiceError('refused', REJECTED);
    });
    if (!token) throw new PushServiceError('refused', REJECTED);
    return token;
  }

  async send(message: PushMessage, { token }: PushTarget): Promise<PushOutcome> {
    const body = buildBody(message, token);
    const auth = this.#auth;
    const response = await this.#post(body);
    if (response.status !== 401) return this.#classify(response);
    // An access token may be revoked before it expires: a new one shows whether the account still works.
    if (this.#auth === auth) this.#auth = createAuth(this.#settings, this.#account);
    return this.#classify(await this.#post(body));
  }

  async #post(body: object): Promise<VendorResponse> {
    const headers = { authorization: `Bearer ${await this.authenticate()}` };
    const path = `/v1/projects/${this.#account.projectId}/messages:send`;
    try {
      return await requestVendor(this.#settings, { host: FCM_HOST, path, method: 'POST', headers, body }, STATUSES);
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      const kind = error.kind === 'refused' ? 'refused' : 'unreachable';
      throw new PushServiceError(kind, sentence(NOT_WORKING, { why: error.why }));
    }
  }

  #classify({ status, json, retryAfterMs }: VendorResponse): PushOutcome {
    const code = getErrorCode(json);
    if (status === 200) return { kind: 'sent' };
    if (status === 404 && code === 'UNREGISTERED') return { kind: 'failed', reason: 'unregistered', isGone: true };
    if (status === 400) return { kind: 'failed', reason: 'invalid', isGone: false };
    if (status === 403 && code === 'SENDER_ID_MISMATCH') return { kind: 'failed', reason: 'mismatch', isGone: false };
    if (status === 429)
      throw new PushServiceError('busy', /*i18n*/ 'The push service limits our rate.', retryAfterMs ?? BUSY_MS);
    if (status >= 500) return { kind: 'later', retryAfterMs };
    // A service account without the role, or a project without FCM.
    const rejected = sentence(/*i18n*/ 'The push service rejects the service account ({number}).', { number: status });
    throw new PushServiceError('refused', rejected);
  }
}
