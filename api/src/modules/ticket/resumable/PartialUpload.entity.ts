import { EntitySchema } from 'typeorm';
import { epochMs, int, reference, text, varchar } from '../../../db/columns.ts';

/** A resumable upload, by the id of its attachment. */
export interface PartialUpload {
  id: string;
  /** Prefix of its chunks' object names. */
  chunkPrefix: string;
  bytes: number;
  /** Number of bytes received. */
  byteOffset: number;
  /** Suffixes of its chunks' object names, in order, separated by commas; empty once the file is stored. */
  chunks: string;
  updatedAt: number;
}

export const PartialUploadEntity = new EntitySchema<PartialUpload>({
  name: 'PartialUpload',
  tableName: 'partial_uploads',
  columns: {
    id: { ...reference('fk_partial_uploads_attachment', 'Attachment', 'CASCADE'), primary: true },
    chunkPrefix: varchar(36),
    bytes: int(),
    byteOffset: int(),
    chunks: text(),
    updatedAt: epochMs(),
  },
  indices: [
    { name: 'ix_partial_uploads_prefix', columns: ['chunkPrefix'] },
    { name: 'ix_partial_uploads_updated', columns: ['updatedAt'] },
  ],
});
