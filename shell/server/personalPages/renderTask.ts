import type { Locale } from '@skal/contracts/site/locale';
import type { PageQuery, RecordedQuery } from '@skal/shell-kit/page.slice.ts';
import type { ServerRelease } from '../composition/composition.ts';

/** A query with its reply as JSON text. */
export interface QueryReply extends Omit<PageQuery, 'data'> {
  json: string;
}

/** The code that renders the pages of a remote. */
export interface RenderCode {
  shell: ServerRelease;
  remote: ServerRelease;
  locale: Locale;
  /** The `Snapshot` in this language that it renders with, as JSON text: it is the same for all pages of a live set. */
  snapshot: string;
}

/** One page to render with its visitor's data. */
export interface RenderTask extends RenderCode {
  /** Path and query string, such as `/dashboard?section=support`. */
  address: string;
  /** The page's clock, in milliseconds since 1970. */
  renderedAt: number;
  replies: QueryReply[];
}

interface Rendered {
  html: string;
  styles: string;
  /** Every query that the page has read, also those without a reply. */
  queries: RecordedQuery[];
  /** Names of the chunks that the page has read besides its own. */
  chunks: string[];
}

export interface RenderResult extends Rendered {
  /** The page's data as JSON, escaped for a script element. */
  data: string;
}

/** Maximum length of a page, in characters. The largest pages have 20,000. */
const MAX_LENGTH = 1024 ** 2;
/** Maximum number of queries of a page: each is a read of the api. The largest pages have 10. */
const MAX_QUERIES = 50;

const isQuery = (query: Partial<RecordedQuery> | null): boolean =>
  [query?.key, query?.name, query?.subject, query?.address].every((part) => typeof part === 'string');

/**
 * Checks what the server build of a release returned.
 * @throws if it is no page, or too large
 */
export function checkRendered(rendered: unknown): Rendered {
  // Older shells record no chunks.
  const { html, styles, queries, chunks = [] } = Object(rendered) as Partial<Rendered>;
  const isPage =
    typeof html === 'string' && typeof styles === 'string' && Array.isArray(queries) && Array.isArray(chunks);
  if (!isPage || !queries.every(isQuery)) throw new Error('The server build returned no page');
  if (html.length + styles.length > MAX_LENGTH || queries.length > MAX_QUERIES)
    throw new Error('The server build returned too large a page, or one with too many queries');
  return { html, styles, queries, chunks };
}
