import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Published versions of clients' content. */
export class ContentVersion1796083202001 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'content_states',
      primary: 'business_id',
      columns: [
        ['business_id', 'varchar', 36],
        ['number', 'int'],
        ['hash', 'varchar', 64],
      ],
      references: { fk_content_states_business: ['business_id', 'businesses'] },
    },
    {
      name: 'content_versions',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['business_id', 'varchar', 36],
        ['number', 'int'],
        ['kind', 'varchar', 8],
        ['hash', 'varchar', 64],
        ['note', 'varchar', 200],
        ['published_at', 'bigint'],
        ['published_by', 'varchar', 500],
      ],
      unique: { uq_content_versions_number: ['business_id', 'number'] },
      references: { fk_content_versions_business: ['business_id', 'businesses'] },
    },
    {
      name: 'content_pieces',
      primary: 'id',
      columns: [
        ['id', 'varchar', 36],
        ['version_id', 'varchar', 36],
        ['position', 'int'],
        ['text', 'text'],
      ],
      unique: { uq_content_pieces_position: ['version_id', 'position'] },
      references: { fk_content_pieces_version: ['version_id', 'content_versions'] },
    },
  ];
}
