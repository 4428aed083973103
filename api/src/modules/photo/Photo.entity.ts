import { EntitySchema } from 'typeorm';
import { id, int, nullable, primaryId, reference, varchar } from '../../db/columns.ts';
import type { IdempotencyColumns } from '../../server/http/idempotency.ts';

/** A photo of a client's gallery: announced by its name, then uploaded. */
export interface Photo extends IdempotencyColumns {
  id: string;
  businessId: string;
  /** Name of the uploaded file. */
  name: string;
  /** Alternative text; empty until the client describes the photo. */
  alt: string;
  /** Order in the gallery; gaps are possible. */
  position: number;
  /** Random prefix of its objects in the upload storage; null until they are stored. */
  storedAs: string | null;
  /** SHA-256 of its files, by which apps request them; empty until they are stored. */
  hash: string;
  /** Sizes in pixels, from narrow to wide: `320x240,640x480`. */
  sizes: string;
  /** Size of all files in bytes. */
  bytes: number;
  /**
   * Number of the version that was published when the photo was deleted; null while it is in the gallery. Its files
   * stay as long as a version may refer to them.
   */
  removedAfter: number | null;
  version: number;
}

export const PhotoEntity = new EntitySchema<Photo>({
  name: 'Photo',
  tableName: 'photos',
  columns: {
    id: primaryId(),
    businessId: reference('fk_photos_business', 'Business', 'CASCADE'),
    name: varchar(255),
    alt: varchar(500),
    position: int(),
    storedAs: nullable(id()),
    hash: varchar(64),
    sizes: varchar(64),
    bytes: int(),
    removedAfter: nullable(int()),
    version: int(),
    requestKey: nullable(varchar(64)),
    requestHash: nullable(varchar(64)),
  },
  indices: [
    { name: 'uq_photos_request', columns: ['requestKey'], unique: true },
    { name: 'ix_photos_business', columns: ['businessId', 'position'] },
    { name: 'ix_photos_hash', columns: ['hash'] },
    { name: 'ix_photos_stored', columns: ['storedAs', 'id'] },
    { name: 'ix_photos_removed', columns: ['removedAfter'] },
  ],
});
