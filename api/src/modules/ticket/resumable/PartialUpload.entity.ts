import { EntitySchema } from 'typeorm';
import { epochMs, int, reference, text, varchar } from '../../../db/columns.ts';

/** A resumable upload, by the id of its attachment or photo. */
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

const partialUploads = (name: string, tableName: string, target: string) =>
  new EntitySchema<PartialUpload>({
    name,
    tableName,
    columns: {
      id: { ...reference(`fk_${tableName}_${target.toLowerCase()}`, target, 'CASCADE'), primary: true },
      chunkPrefix: varchar(36),
      bytes: int(),
      byteOffset: int(),
      chunks: text(),
      updatedAt: epochMs(),
    },
    indices: [
      { name: `ix_${tableName}_prefix`, columns: ['chunkPrefix'] },
      { name: `ix_${tableName}_updated`, columns: ['updatedAt'] },
    ],
  });

export const PartialUploadEntity = partialUploads('PartialUpload', 'partial_uploads', 'Attachment');
export const PhotoUploadEntity = partialUploads('PhotoUpload', 'photo_uploads', 'Photo');
