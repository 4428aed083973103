import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Operators' impersonations of clients. */
export class Impersonation1795996803000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'impersonations',
      primary: 'session_id',
      columns: [
        ['session_id', 'varchar', 64],
        ['client_id', 'varchar', 36],
        ['client_name', 'varchar', 200],
        ['expires_at', 'bigint'],
      ],
      indices: { ix_impersonations_expires: ['expires_at'] },
      references: { fk_impersonations_session: ['session_id', 'sessions'] },
    },
  ];
}
