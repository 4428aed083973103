import { EntitySchema } from 'typeorm';
import { count, line, maybe, primaryId, reference, time } from '../../db/columns.ts';

/** A line of a connection's log: what came of one delivery or one reading, and nothing of what it said. */
export interface ConnectionNote {
  id: string;
  connectionId: string;
  at: number;
  what: string;
  /** Connection and the vendor's own id of a delivery, by which one that comes again is known; null of a reading. */
  delivery: string | null;
  accepted: number;
  known: number;
  refused: number;
  reason: string | null;
}

export const ConnectionNoteEntity = new EntitySchema<ConnectionNote>({
  name: 'ConnectionNote',
  tableName: 'connection_notes',
  columns: {
    id: primaryId(),
    connectionId: reference('fk_connection_notes_connection', 'Connection', 'CASCADE'),
    at: time(),
    what: line(64),
    delivery: maybe(line(110)),
    accepted: count(),
    known: count(),
    refused: count(),
    reason: maybe(line(300)),
  },
  indices: [
    { name: 'uq_connection_notes_delivery', columns: ['delivery'], unique: true },
    { name: 'ix_connection_notes_connection', columns: ['connectionId', 'at'] },
    { name: 'ix_connection_notes_at', columns: ['at'] },
  ],
});
