import type { PreparedResponse } from '../http/preparedResponse.ts';
import type { PageDocument } from './pageDocument.ts';

/** What runs in each page before the shell does, and answers its calls: where, and its integrity. */
export interface MockScript {
  entry: string;
  integrity: string;
}

/** The same with its files, by their addresses. */
export interface MockAssets {
  mocks: MockScript;
  files: Pick<ReadonlyMap<string, PreparedResponse>, 'get'>;
}

/** A page in which the mocks run first: whatever was fetched before them, they could not answer for. */
export const injectMockScript = (page: PageDocument, { entry, integrity }: MockScript): PageDocument => ({
  ...page,
  integrity: { ...page.integrity, [entry]: integrity },
  entry,
  preload: [entry],
  asksSession: false,
  head: `<meta name="skal-shell" content="${page.entry}">\n${page.head ?? ''}`,
});
