import type { RecordedQuery } from '@skal/shell-kit/page.slice.ts';

/** Number of remembered pages. */
const LIMIT = 500;

/** Remembers which queries a page reads, so that it is rendered once from the second request on. */
export interface QueryMemory {
  /** The queries of a page; none if it is not known. */
  get(key: string): readonly RecordedQuery[];
  set(key: string, queries: readonly RecordedQuery[]): void;
}

/** Opens an empty memory, which forgets the page that was not requested for the longest time. */
export function openQueryMemory(): QueryMemory {
  const known = new Map<string, readonly RecordedQuery[]>();
  return {
    get: (key) => known.get(key) ?? [],
    set(key, queries) {
      known.delete(key);
      known.set(key, queries);
      const [oldest] = known.keys();
      if (known.size > LIMIT && oldest !== undefined) known.delete(oldest);
    },
  };
}
