import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getErrorMessage } from '../../../errorProps.ts';
import { StartupError } from '../../../StartupError.ts';
import type { ApiSettings } from '../../../settings/settings.ts';

/** Receivers reject shorter keys (RFC 8301). */
const FEWEST_BITS = 1024;

/** Key that signs emails, so that receivers can verify domain and content. */
export interface DkimKey {
  domainName: string;
  keySelector: string;
  /** PEM. */
  privateKey: string;
}

/** Reads the key; RSA, because every receiver can verify it. */
function readKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    throw new StartupError(`SKAL_DKIM_KEY_FILE cannot be read as a private key: ${getErrorMessage(error)}`);
  }
}

/**
 * Loads the DKIM key; undefined if none is configured.
 * @throws StartupError if the key cannot be used
 */
export function loadDkimKey({ dkim }: Pick<ApiSettings['mail'], 'dkim'>): DkimKey | undefined {
  if (dkim === null) return undefined;
  const key = readKey(dkim.keyFile);
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < FEWEST_BITS) {
    throw new StartupError(`SKAL_DKIM_KEY_FILE must be an RSA key of ${FEWEST_BITS} bits or more, better 2048.`);
  }
  const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { domainName: dkim.domain, keySelector: dkim.selector, privateKey };
}

/** Name of the DNS record with the public key. */
export const getDkimRecordName = ({ domainName, keySelector }: DkimKey): string =>
  `${keySelector}._domainkey.${domainName}`;

/** Public key in the format of its record. */
export const getDkimPublicKey = ({ privateKey }: DkimKey): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
