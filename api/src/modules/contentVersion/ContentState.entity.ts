import { EntitySchema } from 'typeorm';
import { int, reference, varchar } from '../../db/columns.ts';

/** The published version of a client's content. The row exists once the content was first read or changed. */
export interface ContentState {
  businessId: string;
  /** Number of the published version; 0 if there is none. */
  number: number;
  /** SHA-256 of the published document in hexadecimal; empty if there is none. */
  hash: string;
}

export const ContentStateEntity = new EntitySchema<ContentState>({
  name: 'ContentState',
  tableName: 'content_states',
  columns: {
    businessId: { ...reference('fk_content_states_business', 'Business', 'CASCADE'), primary: true },
    number: int(),
    hash: varchar(64),
  },
});
