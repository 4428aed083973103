import { type SnippetReply, snippet } from '@skal/contracts/snippet';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import type { RequestHandler } from 'msw';
import { idOf } from './inboxItems.ts';

/** The snippets of all operators, those that are added on the way included. */
export function snippetsAre(...stored: SnippetReply[]): RequestHandler[] {
  const snippets = [...stored];
  return [
    answer(snippet.list, () => snippets),
    answer(snippet.add, ({ body }) => {
      const added = { id: idOf(String(snippets.length)), ...body };
      snippets.push(added);
      return added;
    }),
    answer(snippet.remove, ({ params }) => {
      const at = snippets.findIndex(({ id }) => id === params.id);
      if (at < 0) return refuse(404, 'This snippet was not found.');
      snippets.splice(at, 1);
    }),
  ];
}
