import { EntitySchema } from 'typeorm';
import { count, line, reference, text, time } from '../../db/columns.ts';

/** A file that comes in pieces, by the id of its announcement. */
export interface ComingFile {
  id: string;
  /** What the names of its pieces in the storage begin with. */
  pieces: string;
  bytes: number;
  /** So many of them have come. */
  arrived: number;
  /** What their names end with, in order and with commas between; nothing once the file is stored. */
  parts: string;
  touchedAt: number;
}

export const ComingFileEntity = new EntitySchema<ComingFile>({
  name: 'ComingFile',
  tableName: 'coming_files',
  columns: {
    id: { ...reference('fk_coming_files_attachment', 'Attachment', 'CASCADE'), primary: true },
    pieces: line(36),
    bytes: count(),
    arrived: count(),
    parts: text(),
    touchedAt: time(),
  },
  indices: [
    { name: 'ix_coming_files_pieces', columns: ['pieces'] },
    { name: 'ix_coming_files_touched', columns: ['touchedAt'] },
  ],
});
