import { newId } from '../../db/rows/id.ts';
import { ID_PLACEHOLDER, WORD_PLACEHOLDER } from './validValues.ts';

interface PooledId {
  readonly id: string;
  /** Id of the parent, if known. */
  readonly of: string | null;
  /** The caller who received it. */
  readonly by: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Ids kept per kind, the newest; older ones have probably been changed or deleted. */
const IDS_MAX = 60;
const NEWEST = 8;
/** Maximum depth of the search in replies. */
const DEPTH_MAX = 4;

/** Returns the path segment before a parameter, which names the kind: `tickets` for `/api/support-tickets/:id`. */
const toKind = (word: string): string =>
  word
    .replace(/^support-/, '')
    .replace(/(?:y|ies)$/, 'ie')
    .replace(/s?$/, 's');

/** Kinds of inbox items. */
const INBOX_KINDS: Readonly<Record<string, string>> = {
  consultation: 'inquiries',
  message: 'inquiries',
  integration: 'integration-requests',
  'add-on': 'add-on-interests',
  ticket: 'tickets',
};

/** Collects ids by kind and tokens from emails, for reuse in generated requests. */
export class IdPool {
  readonly #kinds = new Map<string, PooledId[]>();
  readonly #all: PooledId[] = [];
  #tokens: readonly string[] = [];

  set tokens(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** All known ids. */
  get ids(): readonly string[] {
    return this.#all.map(({ id }) => id);
  }

  /** Collects the ids in a reply; `route` is the path pattern, `address` the requested path. */
  collect(by: string, route: string, address: string, body: unknown): void {
    const words = route.split('/');
    const at = words.findLastIndex((word) => word.startsWith(':'));
    const owner = at < 0 ? null : (address.split('?')[0]?.split('/')[at] ?? null);
    const last = words.findLast((word) => word !== '' && !word.startsWith(':')) ?? '';
    this.#collectIds(toKind(last), { by, of: owner }, body, DEPTH_MAX);
  }

  #collectIds(kind: string, source: Omit<PooledId, 'id'>, value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null || depth === 0) return;
    // Only the beginning of a long list.
    if (Array.isArray(value)) {
      for (const one of value.slice(0, 5)) this.#collectIds(kind, source, one, depth - 1);
      return;
    }
    const own = 'id' in value && typeof value.id === 'string' && UUID.test(value.id) ? value.id : null;
    if (own) this.#addId(INBOX_KINDS['kind' in value ? String(value.kind) : ''] ?? kind, { ...source, id: own });
    const within = own ? { ...source, of: own } : source;
    for (const [name, part] of Object.entries(value)) {
      if (typeof part === 'object') this.#collectIds(toKind(name), within, part, depth - 1);
      else if (name !== 'id' && typeof part === 'string' && UUID.test(part))
        this.#addId(toKind(name.replace(/Id$/, '')), { ...within, id: part });
    }
  }

  #addId(kind: string, known: PooledId): void {
    const ids = this.#kinds.get(kind) ?? [];
    this.#kinds.set(kind, ids);
    for (const list of [ids, this.#all]) {
      if (list.some(({ id }) => id === known.id)) continue;
      list.push(known);
      if (list.length > IDS_MAX * (list === this.#all ? 10 : 1)) list.shift();
    }
  }

  /**
   * Fills a path with known ids that fit its parameters and each other, chosen by a random integer. Three of four times
   * it uses ids that this caller received, preferring new ones; otherwise any.
   */
  fillPath(by: string, path: string, random: number): string {
    const words = path.split('/');
    let inside: string | null = null;
    for (let at = words.length - 1; at > 0; at -= 1) {
      if (!words[at]?.startsWith(':')) continue;
      if (words[at] === ':bundle') words[at] = 'mfe-portal';
      else if (words[at] === ':platform') words[at] = 'shopify';
      else {
        const all = this.#kinds.get(toKind(words[at - 1] ?? '')) ?? [];
        const own = random % 4 === 0 ? [] : all.filter((one) => one.by === by).slice(-NEWEST);
        const known = this.#pick(own.length > 0 ? own : all, random);
        words[at] = inside ?? known?.id ?? this.#pickAny(random);
        inside = known?.of ?? null;
      }
    }
    return words.join('/');
  }

  /** Replaces the placeholders of a text by known values and the caller's word. */
  fillText(text: string, word = 'Vinbaren'): string {
    return text.replaceAll(WORD_PLACEHOLDER, word).replace(ID_PLACEHOLDER, (_, kind: string, random: number) => {
      if (kind === 'token') return this.#tokens[random % this.#tokens.length] ?? 'none';
      return this.#pick(this.#kinds.get(kind) ?? [], random)?.id ?? this.#pickAny(random);
    });
  }

  #pick(list: readonly PooledId[], random: number): PooledId | undefined {
    return list[random % Math.max(1, list.length)];
  }

  #pickAny(random: number): string {
    return this.#pick(this.#all, random)?.id ?? newId();
  }
}
