import type { Answer } from './direct.ts';
import type { PageDocument } from './pageDocument.ts';

/** What runs in each page before the shell does, and answers its calls: where, and its integrity. */
export interface Mocks {
  entry: string;
  integrity: string;
}

/** The same with its files, by their addresses. */
export interface MockedCalls {
  mocks: Mocks;
  files: Pick<ReadonlyMap<string, Answer>, 'get'>;
}

/** A page in which the mocks run first: whatever was fetched before them, they could not answer for. */
export const withMocks = (page: PageDocument, { entry, integrity }: Mocks): PageDocument => ({
  ...page,
  integrity: { ...page.integrity, [entry]: integrity },
  entry,
  preload: [entry],
  asksSession: false,
  head: `<meta name="skal-shell" content="${page.entry}">\n${page.head ?? ''}`,
});
