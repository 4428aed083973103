import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { messageOf } from '../../../errorProps.ts';
import { StartupError } from '../../../StartupError.ts';
import type { ApiSettings } from '../../../settings/settings.ts';

/** Shorter ones are refused by those who receive mail (RFC 8301). */
const FEWEST_BITS = 1024;

/** With what mails are signed, so that who receives one can see that it is from this domain, and as it was sent. */
export interface DkimKey {
  domainName: string;
  keySelector: string;
  /** PEM. */
  privateKey: string;
}

/** Reads the key; RSA, since that is what everybody who receives mail can verify. */
function readKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    throw new StartupError(`SKAL_DKIM_KEY_FILE cannot be read as a private key: ${messageOf(error)}`);
  }
}

/**
 * What mails are signed with; undefined where nothing is set.
 * @throws StartupError when the key cannot be used
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

/** Where the record with the public key stands. */
export const dkimName = ({ domainName, keySelector }: DkimKey): string => `${keySelector}._domainkey.${domainName}`;

/** The public key as its record has it. */
export const dkimPublic = ({ privateKey }: DkimKey): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
