import { EntitySchema } from 'typeorm';
import { epochMs, int, reference, text, varchar } from '../../../db/columns.ts';

/** A file that comes in pieces, by the id of its announcement. */
export interface PartialUpload {
  id: string;
  /** What the names of its pieces in the storage begin with. */
  chunkPrefix: string;
  bytes: number;
  /** So many of them have come. */
  offset: number;
  /** What their names end with, in order and with commas between; nothing once the file is stored. */
  chunks: string;
  updatedAt: number;
}

export const PartialUploadEntity = new EntitySchema<PartialUpload>({
  name: 'PartialUpload',
  tableName: 'partial_uploads',
  columns: {
    id: { ...reference('fk_partial_uploads_attachment', 'Attachment', 'CASCADE'), primary: true },
    chunkPrefix: { ...varchar(36), name: 'pieces' },
    bytes: int(),
    offset: { ...int(), name: 'arrived' },
    chunks: { ...text(), name: 'parts' },
    updatedAt: { ...epochMs(), name: 'touched_at' },
  },
  indices: [
    { name: 'ix_partial_uploads_pieces', columns: ['chunkPrefix'] },
    { name: 'ix_partial_uploads_touched', columns: ['updatedAt'] },
  ],
});
