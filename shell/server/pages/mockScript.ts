import type { PreparedResponse } from '../http/preparedResponse.ts';
import type { PageDocument } from './pageDocument.ts';

/** A script that runs in each page before the shell and mocks its calls: its address and integrity. */
export interface MockScript {
  entry: string;
  integrity: string;
}

/** The script with its files by address. */
export interface MockAssets {
  mocks: MockScript;
  files: Pick<ReadonlyMap<string, PreparedResponse>, 'get'>;
}

/** Makes the mock script run first in a page: it cannot mock requests that were sent before it. */
export const injectMockScript = (page: PageDocument, { entry, integrity }: MockScript): PageDocument => ({
  ...page,
  integrity: { ...page.integrity, [entry]: integrity },
  entry,
  preload: [entry],
  asksSession: false,
  head: `<meta name="skal-shell" content="${page.entry}">\n${page.head ?? ''}`,
});
