import { randomBytes } from 'node:crypto';
import { withDatabase } from '../cli/withDatabase.ts';
import { webhookCipher } from '../modules/appWebhook/webhookSecret.ts';
import { connectionCipher } from '../modules/connector/connectionCipher.ts';
import { pushCipher } from '../modules/push/service/pushCipher.ts';
import { secondFactorCipher } from '../modules/secondFactor/secondFactorCipher.ts';
import { StartupError } from '../StartupError.ts';
import type { SecretCipher, SecretCounts } from '../server/auth/SecretCipher.ts';
import { resolveSessionKeys } from '../settings/sessionKeys.ts';
import { type ApiSettings, readSettings } from '../settings/settings.ts';

/** 256 bits. */
const makeKey = (): string => randomBytes(32).toString('hex');

const formatMinute = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Lists how many secrets each key encrypts; `lost` is the remedy for a key that is not set. */
function formatCounts({ known, unknown }: SecretCounts, lost: string): string {
  const lines = known.map((count, index) => `  ${String(count).padStart(7)}  by key ${index + 1} of ${known.length}\n`);
  return lines.join('') + (unknown > 0 ? `  ${String(unknown).padStart(7)}  by a key that is not set: ${lost}\n` : '');
}

/** @throws StartupError where SESSION_KEYS is not set or is weak */
function readKeySettings(): ApiSettings {
  const settings = readSettings(process.env);
  if (settings.sessionKeys.length === 0) {
    throw new StartupError(
      'SESSION_KEYS is not set. This site uses the key in its data folder; set SESSION_KEYS in production.',
    );
  }
  resolveSessionKeys(settings);
  return settings;
}

/** Returns SESSION_KEYS with a new key in front. Stores nothing. */
export async function rotateKeys(): Promise<string> {
  const { sessionKeys } = readKeySettings();
  return `SESSION_KEYS=${[makeKey(), ...sessionKeys].join(',')}\n`;
}

async function countKeyUse(options: { reencrypt: boolean }): Promise<string> {
  const settings = readKeySettings();
  return withDatabase(settings, async (db) => {
    const kinds: [SecretCipher, string, string][] = [
      [secondFactorCipher, 'Secrets of authenticator apps', 'their owners need a recovery code'],
      [connectionCipher, 'Secrets of connections', 'they must be connected again'],
      [pushCipher, 'Secrets of push services', 'they must be saved again'],
      [webhookCipher, 'Secrets of webhooks', 'they need new secrets'],
    ];
    let counts = '';
    let waiting = 0;
    for (const [cipher, label, lost] of kinds) {
      if (options.reencrypt) await cipher.reencrypt(db, settings);
      const counted = await cipher.count(db, settings);
      counts += `${label}:\n${formatCounts(counted, lost)}`;
      waiting += counted.known.slice(1).reduce((sum, count) => sum + count, 0);
    }
    if (settings.sessionKeys.length === 1) return `${counts}Only one key is set, so there is nothing to remove.\n`;
    if (waiting > 0) return `${counts}The older keys are still needed. Run: skal keys reencrypt\n`;
    const until = formatMinute(Date.now() + settings.session.absoluteMs);
    return `${counts}Remove the older keys after ${until}, if every process runs with the new key by now: the last
session that one of them signed has ended then.\n`;
  });
}

/** Counts the secrets that each key encrypts, and reports when older keys may be removed. */
export const reportKeyUse = (): Promise<string> => countKeyUse({ reencrypt: false });

/** Reencrypts all secrets with the newest key, then reports like `reportKeyUse`. */
export const reencryptSecrets = (): Promise<string> => countKeyUse({ reencrypt: true });
