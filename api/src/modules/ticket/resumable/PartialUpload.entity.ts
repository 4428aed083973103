import { EntitySchema } from 'typeorm';
import { epochMs, int, reference, text, varchar } from '../../../db/columns.ts';

/** A resumable upload, by the id of its attachment. */
export interface PartialUpload {
  id: string;
  /** Prefix of its chunks' object names. */
  chunkPrefix: string;
  bytes: number;
  /** Number of bytes received. */
  offset: number;
  /** Suffixes of its chunks' object names, in order, separated by commas; empty once the file is stored. */
  chunks: string;
  updatedAt: number;
}

export const PartialUploadEntity = new EntitySchema<PartialUpload>({
  name: 'ComingFile',
  tableName: 'coming_files',
  columns: {
    id: { ...reference('fk_coming_files_attachment', 'Attachment', 'CASCADE'), primary: true },
    chunkPrefix: { ...varchar(36), name: 'pieces' },
    bytes: int(),
    offset: { ...int(), name: 'arrived' },
    chunks: { ...text(), name: 'parts' },
    updatedAt: { ...epochMs(), name: 'touched_at' },
  },
  indices: [
    { name: 'ix_coming_files_pieces', columns: ['chunkPrefix'] },
    { name: 'ix_coming_files_touched', columns: ['updatedAt'] },
  ],
});
