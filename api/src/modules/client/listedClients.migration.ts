import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** Compared byte by byte: the app has made them comparable. */
const BINARY = [
  'business varchar(200)',
  'contact varchar(200)',
  'phone_up varchar(40)',
  'phone_down varchar(40)',
  'search varchar(1000)',
  'digits varchar(40)',
];

/** The clients that there are, near enough to be found: the module's housekeeping then lists them as it would. */
const FILL = `
  REPLACE INTO listed_clients (business_id, business, contact, plan, status, phone_up, phone_down, login_up, login_down,
    search, digits)
  SELECT b.id, LOWER(b.name), LOWER(TRIM(CONCAT(a.first_name, ' ', a.last_name))),
    CASE u.plan WHEN 'basic' THEN 0 WHEN 'premium' THEN 1 ELSE 2 END,
    CASE u.status WHEN 'active' THEN 0 WHEN 'paused' THEN 1 ELSE 2 END,
    COALESCE(a.phone, '~'), COALESCE(a.phone, ''), COALESCE(a.last_login_at, 9007199254740991),
    COALESCE(a.last_login_at, 0),
    LOWER(CONCAT(b.name, ' ', a.first_name, ' ', a.last_name, ' ', a.email, ' ', COALESCE(a.phone, ''))),
    REPLACE(COALESCE(a.phone, ''), ' ', '')
  FROM businesses b
  JOIN subscriptions u ON u.business_id = b.id
  JOIN accounts a ON a.business_id = b.id AND a.account_type = 'client'`;

const isSqlite = ({ dataSource }: QueryRunner) => dataSource.driver.options.type === 'better-sqlite3';

/** The list of clients can be paged: a row for each that it is searched, filtered and sorted by. */
export class ListedClients1766600000000 implements MigrationInterface {
  name = 'ListedClients1766600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX ix_accounts_login ON accounts (account_type, last_login_at, created_at, business_id)',
    );
    const order = (column: string) => [column, 'business_id', 'status', 'plan'];
    await runner.createTable(
      table(runner, {
        name: 'listed_clients',
        primary: 'business_id',
        columns: [
          ['business_id', 'varchar', 36],
          ['business', 'varchar', 200],
          ['contact', 'varchar', 200],
          ['plan', 'int'],
          ['status', 'int'],
          ['phone_up', 'varchar', 40],
          ['phone_down', 'varchar', 40],
          ['login_up', 'bigint'],
          ['login_down', 'bigint'],
          ['search', 'varchar', 1000],
          ['digits', 'varchar', 40],
        ],
        indices: {
          ix_listed_clients_business: order('business'),
          ix_listed_clients_contact: order('contact'),
          ix_listed_clients_plan: ['plan', 'business_id', 'status'],
          ix_listed_clients_status: ['status', 'business_id', 'plan'],
          ix_listed_clients_phoneup: order('phone_up'),
          ix_listed_clients_phonedown: order('phone_down'),
          ix_listed_clients_loginup: order('login_up'),
          ix_listed_clients_logindown: order('login_down'),
        },
        references: {
          fk_listed_clients_business: { column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
    if (!isSqlite(runner)) {
      const changes = BINARY.map((column) => `MODIFY ${column} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL`);
      await runner.query(`ALTER TABLE listed_clients ${changes.join(', ')}`);
    }
    await runner.query(FILL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('listed_clients');
    await runner.query(`DROP INDEX ix_accounts_login${isSqlite(runner) ? '' : ' ON accounts'}`);
  }
}
