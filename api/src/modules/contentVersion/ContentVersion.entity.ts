import type { VersionKind } from '@skal/contracts/content/contentVersion';
import { EntitySchema } from 'typeorm';
import { epochMs, int, primaryId, reference, text, varchar } from '../../db/columns.ts';

/** A published version of a client's content. Versions are never changed. */
export interface ContentVersion {
  id: string;
  businessId: string;
  /** Counts from 1 per client. */
  number: number;
  kind: VersionKind;
  /** SHA-256 of the document in hexadecimal. */
  hash: string;
  note: string;
  publishedAt: number;
  /** The publisher's name at that time. */
  publishedBy: string;
}

export const ContentVersionEntity = new EntitySchema<ContentVersion>({
  name: 'ContentVersion',
  tableName: 'content_versions',
  columns: {
    id: primaryId(),
    businessId: reference('fk_content_versions_business', 'Business', 'CASCADE'),
    number: int(),
    kind: varchar(8),
    hash: varchar(64),
    note: varchar(200),
    publishedAt: epochMs(),
    publishedBy: varchar(500),
  },
  indices: [{ name: 'uq_content_versions_number', columns: ['businessId', 'number'], unique: true }],
});

/** A piece of a version's document: the JSON text, compressed and in base64. A TEXT column of MySQL has 64 KB. */
export interface ContentPiece {
  id: string;
  versionId: string;
  position: number;
  text: string;
}

export const ContentPieceEntity = new EntitySchema<ContentPiece>({
  name: 'ContentPiece',
  tableName: 'content_pieces',
  columns: {
    id: primaryId(),
    versionId: reference('fk_content_pieces_version', 'ContentVersion', 'CASCADE'),
    position: int(),
    text: text(),
  },
  indices: [{ name: 'uq_content_pieces_position', columns: ['versionId', 'position'], unique: true }],
});
