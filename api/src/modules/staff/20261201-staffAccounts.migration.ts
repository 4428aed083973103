import { type MigrationInterface, type QueryRunner, TableColumn, TableForeignKey, TableIndex } from 'typeorm';
import { type TableParts, table } from '../../db/createTables.ts';

const TABLES: readonly TableParts[] = [
  {
    name: 'staff_invitations',
    primary: 'id',
    columns: [
      ['id', 'varchar', 36],
      ['token_hash', 'varchar', 64],
      ['created_at', 'bigint'],
      ['expires_at', 'bigint'],
      ['used_at?', 'bigint'],
    ],
    unique: { uq_staff_invitations_token: ['token_hash'] },
    indices: { ix_staff_invitations_expires: ['expires_at'] },
    references: { fk_staff_invitations_staff: ['id', 'staff'] },
  },
  {
    name: 'staff_roles',
    primary: 'id',
    columns: [
      ['id', 'varchar', 36],
      ['business_id', 'varchar', 36],
      ['role', 'varchar', 16],
      ['permissions', 'text'],
      ['version', 'int'],
    ],
    unique: { uq_staff_roles_role: ['business_id', 'role'] },
    references: { fk_staff_roles_business: ['business_id', 'businesses'] },
  },
];

const ACCOUNT_INDEX = 'uq_accounts_staff';
const ACCOUNT_KEY = 'fk_accounts_staff';

/** Accounts of staff: invitations, templates of roles, owners, and versions for optimistic locking. */
export class StaffAccounts1796083201000 implements MigrationInterface {
  name = 'StaffAccounts1796083201000';

  async up(runner: QueryRunner): Promise<void> {
    for (const parts of TABLES) await runner.createTable(table(runner, parts));
    const type = runner.dataSource.driver.normalizeType({ type: 'int' });
    const int = (name: string, value: number) =>
      new TableColumn({ name, type, default: String(value), isNullable: false });
    await runner.addColumn('staff', int('is_owner', 0));
    await runner.addColumn('staff', int('version', 1));
    await runner.addColumn(
      'accounts',
      new TableColumn({ name: 'staff_id', type: 'varchar', length: '36', isNullable: true }),
    );
    await runner.createIndex(
      'accounts',
      new TableIndex({ name: ACCOUNT_INDEX, columnNames: ['staff_id'], isUnique: true }),
    );
    await runner.createForeignKey(
      'accounts',
      new TableForeignKey({
        name: ACCOUNT_KEY,
        columnNames: ['staff_id'],
        referencedTableName: 'staff',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
        onUpdate: 'NO ACTION',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropForeignKey('accounts', ACCOUNT_KEY);
    await runner.dropIndex('accounts', ACCOUNT_INDEX);
    await runner.dropColumn('accounts', 'staff_id');
    await runner.dropColumn('staff', 'version');
    await runner.dropColumn('staff', 'is_owner');
    for (const { name } of TABLES.toReversed()) await runner.dropTable(name);
  }
}
