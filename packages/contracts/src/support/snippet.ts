import { type InferType, object } from 'yup';
import { requiredLine, requiredText } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';

/** A reusable text for answers. */
export const addSnippetSchema = object({
  title: requiredLine(say(/*i18n*/ 'Please enter a title'), 100),
  text: requiredText(say(/*i18n*/ 'Please write the text')),
});

export type AddSnippetBody = InferType<typeof addSnippetSchema>;

export interface SnippetReply {
  id: string;
  title: string;
  text: string;
}

/** Snippets shared by all operators, by title. */
export const snippet = {
  list: endpoint.get('/api/admin/snippets', 'admin', reply<SnippetReply[]>()),
  add: endpoint.post('/api/admin/snippets', 'admin', addSnippetSchema, reply<SnippetReply>(201)),
  remove: endpoint.delete('/api/admin/snippets/:id', 'admin'),
};
