import type { PageQuery, RecordedQuery } from '@skal/shell-kit/page.slice.ts';
import type { Snapshot } from '../../src/federation/snapshot.ts';
import type { ServerRelease } from '../composition/composition.ts';

/** A query with its reply as JSON text. */
export interface QueryReply extends Omit<PageQuery, 'data'> {
  json: string;
}

/** One page to render with its visitor's data. */
export interface RenderTask {
  shell: ServerRelease;
  remote: ServerRelease;
  snapshot: Snapshot;
  /** Path and query string, such as `/dashboard?section=support`. */
  address: string;
  /** The page's clock, in milliseconds since 1970. */
  renderedAt: number;
  replies: QueryReply[];
}

export interface RenderResult {
  html: string;
  styles: string;
  /** The page's data as JSON, escaped for a script element. */
  data: string;
  /** Every query that the page has read, also those without a reply. */
  queries: RecordedQuery[];
}
