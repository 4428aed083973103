import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { countByKeyId, readSecretsOfOtherKeys, replaceSecret } from '../seals.query.ts';

type Keys = Pick<ApiSettings, 'sessionKeys'>;

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const MARK_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const BATCH = 200;

/** Number of secrets encrypted with each key, in the order of the keys, and with unknown keys. */
export interface SecretCounts {
  known: number[];
  unknown: number;
}

/** Encrypts secrets of one purpose, stored in column `sealed` of a table; the owner of each row is its `id`. */
export class SecretCipher {
  readonly #purpose: string;
  readonly #table: string;

  /** @param purpose separates the derived keys: a secret of one purpose cannot be decrypted for another */
  constructor(purpose: string, table: string) {
    this.#purpose = purpose;
    this.#table = table;
  }

  /** Encrypts a text with the newest key for one owner: a row copied to another owner cannot be decrypted. */
  encrypt({ sessionKeys }: Keys, owner: string, text: string): string {
    const { key, mark } = this.#deriveKey(sessionKeys[0] ?? '');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${mark}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
  }

  /** Decrypts a text; null if its key is not in the settings, or if it was tampered with. */
  decrypt({ sessionKeys }: Keys, owner: string, sealed: string): string | null {
    const [mark, text = ''] = sealed.split('.');
    const found = sessionKeys.map((key) => this.#deriveKey(key)).find((each) => each.mark === mark);
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

  /**
   * Reencrypts secrets of older keys with the newest one, so that the older keys can be removed. Skips rows that change
   * meanwhile, and those that cannot be decrypted.
   */
  async reencrypt(db: Database, settings: Keys): Promise<void> {
    const { mark } = this.#deriveKey(settings.sessionKeys[0] ?? '');
    for (let last = ''; ; ) {
      const rows = await readSecretsOfOtherKeys(db, this.#table, { mark, after: last, limit: BATCH });
      for (const row of rows) {
        const text = this.decrypt(settings, row.id, row.sealed);
        if (text !== null) await replaceSecret(db, this.#table, row, this.encrypt(settings, row.id, text));
      }
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id ?? last;
    }
  }

  /** Counts the secrets per key. */
  async count(db: Database, { sessionKeys }: Keys): Promise<SecretCounts> {
    const counts = await countByKeyId(db, this.#table);
    const known = sessionKeys.map((key) => counts.get(this.#deriveKey(key).mark) ?? 0);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return { known, unknown: all - known.reduce((sum, count) => sum + count, 0) };
  }

  /** Derives the key of this purpose, and an id that marks secrets encrypted with it. */
  #deriveKey(sessionKey: string): { key: Buffer; mark: string } {
    const bytes = Buffer.from(hkdfSync('sha256', sessionKey, '', this.#purpose, KEY_BYTES + MARK_BYTES));
    return { key: bytes.subarray(0, KEY_BYTES), mark: bytes.subarray(KEY_BYTES).toString('hex') };
  }
}
