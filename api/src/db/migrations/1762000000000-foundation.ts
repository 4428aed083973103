import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from './columns.ts';

/** Businesses and their subscriptions, accounts and sessions, inquiries, the outbox, and the counters of the limits. */
export class Foundation1762000000000 implements MigrationInterface {
  name = 'Foundation1762000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'businesses',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['name', 'varchar', 200],
          ['business_type', 'varchar', 32],
          ['features', 'text'],
          ['branding', 'text'],
          ['live_at?', 'bigint'],
          ['version', 'int'],
          ['created_at', 'bigint'],
        ],
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'subscriptions',
        primary: 'business_id',
        columns: [
          ['business_id', 'varchar', 36],
          ['plan', 'varchar', 16],
          ['status', 'varchar', 16],
          ['created_at', 'bigint'],
        ],
        references: {
          fk_subscriptions_business: { column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'accounts',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['account_type', 'varchar', 16],
          ['email', 'varchar', 254],
          ['password_hash', 'varchar', 255],
          ['first_name', 'varchar', 200],
          ['last_name', 'varchar', 200],
          ['phone?', 'varchar', 40],
          ['country_code?', 'varchar', 8],
          ['business_id?', 'varchar', 36],
          ['last_login_at?', 'bigint'],
          ['created_at', 'bigint'],
        ],
        unique: { uq_accounts_email: ['email'] },
        indices: { ix_accounts_business: ['business_id'] },
        references: {
          fk_accounts_business: { column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'sessions',
        primary: 'id',
        columns: [
          ['id', 'varchar', 64],
          ['account_id', 'varchar', 36],
          ['created_at', 'bigint'],
          ['expires_at', 'bigint'],
        ],
        indices: { ix_sessions_account: ['account_id'], ix_sessions_expires: ['expires_at'] },
        references: {
          fk_sessions_account: { column: 'account_id', table: 'accounts', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'inquiries',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['kind', 'varchar', 16],
          ['status', 'varchar', 16],
          ['name', 'varchar', 200],
          ['email', 'varchar', 254],
          ['phone?', 'varchar', 40],
          ['phone_e164?', 'varchar', 16],
          ['country_code?', 'varchar', 8],
          ['company?', 'varchar', 200],
          ['industry?', 'varchar', 200],
          ['current_solution?', 'text'],
          ['challenges?', 'text'],
          ['contact_preference?', 'varchar', 16],
          ['subject?', 'varchar', 200],
          ['message?', 'text'],
          ['request_key?', 'varchar', 64],
          ['request_hash?', 'varchar', 64],
          ['created_at', 'bigint'],
        ],
        unique: { uq_inquiries_request_key: ['request_key'] },
        indices: { ix_inquiries_created: ['created_at'] },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'outbox',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['kind', 'varchar', 32],
          ['recipient', 'varchar', 254],
          ['reply_to?', 'varchar', 254],
          ['subject', 'varchar', 255],
          ['body', 'text'],
          ['created_at', 'bigint'],
          ['due_at?', 'bigint'],
          ['taken_by?', 'varchar', 36],
          ['attempts', 'int'],
          ['sent_at?', 'bigint'],
          ['last_error?', 'varchar', 255],
        ],
        indices: {
          ix_outbox_due: ['due_at'],
          ix_outbox_taken: ['taken_by'],
          ix_outbox_recipient: ['recipient', 'created_at'],
        },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'rate_limits',
        primary: 'key',
        columns: [
          ['key', 'varchar', 255],
          ['points', 'int'],
          ['expire?', 'bigint'],
        ],
        indices: { ix_rate_limits_expire: ['expire'] },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const newestFirst = ['rate_limits', 'outbox', 'inquiries', 'sessions', 'accounts', 'subscriptions', 'businesses'];
    for (const name of newestFirst) await runner.dropTable(name);
  }
}
