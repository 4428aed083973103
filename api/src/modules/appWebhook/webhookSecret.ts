import { createHmac, randomBytes } from 'node:crypto';
import { WEBHOOK_RETRY_HOURS } from '@skal/contracts/app/appWebhook';
import { SecretCipher } from '../../server/auth/SecretCipher.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import type { AppWebhook } from './AppWebhook.entity.ts';

/** Encrypts the secrets that sign messages to apps. */
export const webhookCipher = new SecretCipher('skal app webhook', 'app_webhooks');

/** Standard Webhooks asks for 24 to 64 bytes. */
const BYTES = 32;
const PREFIX = 'whsec_';
const OVERLAP_MS = WEBHOOK_RETRY_HOURS * 3600_000;

/** Secrets of an endpoint; the previous one signs until its time, so that an app can be updated in between. */
interface WebhookSecrets {
  readonly current: string;
  readonly previous: { readonly secret: string; readonly until: number } | null;
}

type Keys = Pick<ApiSettings, 'sessionKeys'>;

/** Creates a secret in the notation of Standard Webhooks. */
const createSecret = (): string => `${PREFIX}${randomBytes(BYTES).toString('base64')}`;

/** Decrypts the secrets of an endpoint; null if their key is not in the settings. */
export function readSecrets(settings: Keys, { id, sealed }: Pick<AppWebhook, 'id' | 'sealed'>): WebhookSecrets | null {
  const text = webhookCipher.decrypt(settings, id, sealed);
  return text === null ? null : (JSON.parse(text) as WebhookSecrets);
}

/** Creates the encrypted secrets of an endpoint; those in use so far sign for another day. */
export function renewSecrets(
  settings: Keys,
  id: string,
  current: string | null,
  now: number,
): { secret: string; sealed: string } {
  const secret = createSecret();
  const previous = current === null ? null : { secret: current, until: now + OVERLAP_MS };
  const secrets: WebhookSecrets = { current: secret, previous };
  return { secret, sealed: webhookCipher.encrypt(settings, id, JSON.stringify(secrets)) };
}

/**
 * Builds the headers of Standard Webhooks: HMAC-SHA256 over id, timestamp and body, with each valid secret.
 * @param now time of the attempt, in milliseconds
 */
export function signWebhook(
  { current, previous }: WebhookSecrets,
  { messageId, body }: { messageId: string; body: string },
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const valid = previous !== null && previous.until > now ? [current, previous.secret] : [current];
  const signatures = valid.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': messageId, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
