import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Photos of clients' galleries, and their resumable uploads. */
export class Photo1796170001000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'photos',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['name', 'varchar', 255],
        ['alt', 'varchar', 500],
        ['position', 'int'],
        ['stored_as?', 'varchar', 36],
        ['hash', 'varchar', 64],
        ['sizes', 'varchar', 64],
        ['bytes', 'int'],
        ['removed_after?', 'int'],
        ['version', 'int'],
        ['request_key?', 'varchar', 64],
        ['request_hash?', 'varchar', 64],
      ],
      unique: { uq_photos_request: ['request_key'] },
      indices: {
        ix_photos_business: ['business_id', 'position'],
        ix_photos_hash: ['hash'],
        ix_photos_stored: ['stored_as', 'id'],
        ix_photos_removed: ['removed_after'],
      },
      references: { fk_photos_business: ['business_id', 'businesses'] },
    },
    {
      name: 'photo_uploads',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['chunk_prefix', 'varchar', 36],
        ['bytes', 'int'],
        ['byte_offset', 'int'],
        ['chunks', 'text'],
        ['updated_at', 'bigint'],
      ],
      indices: { ix_photo_uploads_prefix: ['chunk_prefix'], ix_photo_uploads_updated: ['updated_at'] },
      references: { fk_photo_uploads_photo: ['id', 'photos'] },
    },
  ];
}
