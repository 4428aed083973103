import { EntitySchema } from 'typeorm';
import { epochMs, primaryId, text, varchar } from '../../db/columns.ts';

/** A text snippet for frequent answers, shared by all operators. */
export interface Snippet {
  id: string;
  title: string;
  text: string;
  createdAt: number;
}

export const SnippetEntity = new EntitySchema<Snippet>({
  name: 'Snippet',
  tableName: 'snippets',
  columns: { id: primaryId(), title: varchar(100), text: text(), createdAt: epochMs() },
});
