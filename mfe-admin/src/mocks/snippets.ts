import { type SnippetReply, snippet } from '@skal/contracts/support/snippet';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { fixtureId } from './inboxFixtures.ts';

/** Mocks the shared snippets, with additions. */
export function snippetHandlers(...stored: SnippetReply[]): RequestHandler[] {
  const snippets = [...stored];
  return [
    mockEndpoint(snippet.list, () => snippets),
    mockEndpoint(snippet.add, ({ body }) => {
      const added = { id: fixtureId(String(snippets.length)), ...body };
      snippets.push(added);
      return added;
    }),
    mockEndpoint(snippet.remove, ({ params }) => {
      const index = snippets.findIndex(({ id }) => id === params.id);
      if (index < 0) return errorResponse(404, 'This snippet was not found.');
      snippets.splice(index, 1);
    }),
  ];
}
