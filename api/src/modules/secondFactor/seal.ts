import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { ApiSettings } from '../../settings.ts';

type Keys = Pick<ApiSettings, 'sessionKeys'>;

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const MARK_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of this purpose alone, and the mark by which it is found again among several. */
function derived(sessionKey: string): { key: Buffer; mark: string } {
  const bytes = Buffer.from(hkdfSync('sha256', sessionKey, '', 'skal second factor', KEY_BYTES + MARK_BYTES));
  return { key: bytes.subarray(0, KEY_BYTES), mark: bytes.subarray(KEY_BYTES).toString('hex') };
}

/** The mark of what is sealed with the newest key. */
export const newestMark = ({ sessionKeys }: Keys): string => derived(sessionKeys[0] ?? '').mark;

/** The marks of all keys, in their order. */
export const marksOf = ({ sessionKeys }: Keys): string[] => sessionKeys.map((key) => derived(key).mark);

/** Seals a text with the newest key. It opens for this owner only: a row that is copied to another account does not. */
export function seal({ sessionKeys }: Keys, owner: string, text: string): string {
  const { key, mark } = derived(sessionKeys[0] ?? '');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${mark}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/** What was sealed; null where its key is no longer among the settings, or it was tampered with. */
export function unseal({ sessionKeys }: Keys, owner: string, sealed: string): string | null {
  const [mark, text = ''] = sealed.split('.');
  const found = sessionKeys.map(derived).find((each) => each.mark === mark);
  if (!found) return null;
  const bytes = Buffer.from(text, 'base64url');
  const opener = createDecipheriv(CIPHER, found.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  opener.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([opener.update(bytes.subarray(IV_BYTES + TAG_BYTES)), opener.final()]).toString('utf8');
  } catch {
    return null;
  }
}
