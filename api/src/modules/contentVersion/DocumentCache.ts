import type { Database } from '../../db/database.ts';
import { findVersion, readDocumentText } from './storeVersion.ts';

/** Maximum size of all cached documents, in characters. */
const CHARS_MAX = 32 * 1024 ** 2;

/** A published version with its serialized document. */
export interface CachedVersion {
  readonly publishedAt: number;
  readonly publishedBy: string;
  readonly text: string;
}

/**
 * Published documents of this process, by client and number: a version never changes. The least recently used ones are
 * dropped above the limit.
 */
export class DocumentCache {
  readonly #db: Database;
  readonly #versions = new Map<string, CachedVersion>();
  #chars = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns a version; undefined if there is none with this number, or the history no longer keeps it. */
  async find(businessId: string, number: number): Promise<CachedVersion | undefined> {
    const key = `${businessId} ${number}`;
    const known = this.#versions.get(key);
    if (known) {
      // The last key is the most recently used one.
      this.#versions.delete(key);
      this.#versions.set(key, known);
      return known;
    }
    const found = await this.#db.read(async (manager) => {
      const version = await findVersion(manager, businessId, number);
      if (!version) return undefined;
      const { publishedAt, publishedBy } = version;
      return { publishedAt: Number(publishedAt), publishedBy, text: await readDocumentText(manager, version.id) };
    });
    if (found && !this.#versions.has(key)) this.#add(key, found);
    return found;
  }

  #add(key: string, version: CachedVersion): void {
    this.#versions.set(key, version);
    this.#chars += version.text.length;
    for (const [oldest, { text }] of this.#versions) {
      if (this.#chars <= CHARS_MAX) return;
      this.#versions.delete(oldest);
      this.#chars -= text.length;
    }
  }
}
