import { EntitySchema } from 'typeorm';
import { line, primaryId, time } from '../../db/columns.ts';

/** An address whose own server takes no mail for it. */
export interface Undeliverable {
  id: string;
  /** As compared: trimmed and in lower case. */
  email: string;
  /** When it was first refused. */
  since: number;
  /** When it was refused last. */
  notedAt: number;
  /** What was said of it last. */
  said: string;
}

export const UndeliverableEntity = new EntitySchema<Undeliverable>({
  name: 'Undeliverable',
  tableName: 'undeliverable',
  columns: {
    id: primaryId(),
    email: line(254),
    since: time(),
    notedAt: time(),
    said: line(255),
  },
  indices: [
    { name: 'uq_undeliverable_email', columns: ['email'], unique: true },
    { name: 'ix_undeliverable_noted', columns: ['notedAt'] },
  ],
});
