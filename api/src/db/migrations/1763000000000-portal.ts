import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from './columns.ts';

/** What of a business goes when the business goes. */
const ofBusiness = (name: string) => ({
  [`fk_${name}_business`]: { column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
});

/** What the portal reads and writes: tickets with their files, staff, the way to the launch, figures, invoices, wishes. */
export class Portal1763000000000 implements MigrationInterface {
  name = 'Portal1763000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'tickets',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['title', 'varchar', 200],
          ['description', 'text'],
          ['priority', 'varchar', 16],
          ['category', 'varchar', 16],
          ['status', 'varchar', 16],
          ['name', 'varchar', 401],
          ['email', 'varchar', 254],
          ['phone?', 'varchar', 40],
          ['response_due_at', 'bigint'],
          ['responded_at?', 'bigint'],
          ['request_key?', 'varchar', 64],
          ['request_hash?', 'varchar', 64],
          ['created_at', 'bigint'],
          ['updated_at', 'bigint'],
        ],
        unique: { uq_tickets_request_key: ['request_key'] },
        indices: { ix_tickets_business: ['business_id', 'created_at'] },
        references: ofBusiness('tickets'),
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'attachments',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['ticket_id', 'varchar', 36],
          ['position', 'int'],
          ['name', 'varchar', 255],
          ['bytes', 'int'],
          ['stored_as?', 'varchar', 36],
          ['stored_at?', 'bigint'],
        ],
        indices: { ix_attachments_ticket: ['ticket_id', 'position'] },
        references: {
          fk_attachments_ticket: { column: 'ticket_id', table: 'tickets', key: 'id', onDelete: 'CASCADE' },
        },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'staff',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['email', 'varchar', 254],
          ['first_name', 'varchar', 200],
          ['last_name', 'varchar', 200],
          ['role', 'varchar', 16],
          ['status', 'varchar', 16],
          ['permissions', 'text'],
          ['last_login_at?', 'bigint'],
          ['created_at', 'bigint'],
        ],
        unique: { uq_staff_email: ['business_id', 'email'] },
        references: ofBusiness('staff'),
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'milestones',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['position', 'int'],
          ['title', 'varchar', 200],
          ['description', 'text'],
          ['status', 'varchar', 16],
          ['completed_date?', 'varchar', 10],
          ['estimated_date?', 'varchar', 10],
          ['details', 'text'],
        ],
        indices: { ix_milestones_business: ['business_id', 'position'] },
        references: ofBusiness('milestones'),
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'store_links',
        primary: 'business_id',
        columns: [
          ['business_id', 'varchar', 36],
          ['app_store_url?', 'varchar', 500],
          ['google_play_url?', 'varchar', 500],
        ],
        references: ofBusiness('store_links'),
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'daily_metrics',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['day', 'varchar', 10],
          ['metric', 'varchar', 32],
          ['hundredths', 'bigint'],
          ['source', 'varchar', 200],
          ['read_at', 'bigint'],
        ],
        unique: { uq_daily_metrics_day: ['business_id', 'day', 'metric'] },
        references: ofBusiness('daily_metrics'),
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'alerts',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['title', 'varchar', 200],
          ['created_at', 'bigint'],
        ],
        indices: { ix_alerts_business: ['business_id', 'created_at'] },
        references: ofBusiness('alerts'),
      }),
    );
    // Bookkeeping outlives the client, so an invoice keeps the name and holds on to no row.
    await runner.createTable(
      table(runner, {
        name: 'invoices',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['business_name', 'varchar', 200],
          ['day', 'varchar', 10],
          ['description', 'varchar', 200],
          ['hundredths', 'bigint'],
          ['currency', 'varchar', 3],
        ],
        indices: { ix_invoices_business: ['business_id', 'day'] },
      }),
    );
    await runner.createTable(
      table(runner, {
        name: 'integration_requests',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['integration', 'varchar', 200],
          ['business_need', 'text'],
          ['urgency', 'varchar', 16],
          ['created_at', 'bigint'],
        ],
        indices: { ix_integration_requests_business: ['business_id', 'created_at'] },
        references: ofBusiness('integration_requests'),
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const newestFirst = [
      'integration_requests',
      'invoices',
      'alerts',
      'daily_metrics',
      'store_links',
      'milestones',
      'staff',
      'attachments',
      'tickets',
    ];
    for (const name of newestFirst) await runner.dropTable(name);
  }
}
