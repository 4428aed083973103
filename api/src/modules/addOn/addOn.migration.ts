import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** Who wants to hear of which add-on: one row of a client and an add-on. */
export class AddOn1766400003000 implements MigrationInterface {
  name = 'AddOn1766400003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'add_on_interests',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['add_on', 'varchar', 16],
          ['status', 'varchar', 16],
          ['note?', 'text'],
          ['unread', 'int'],
          ['created_at', 'bigint'],
        ],
        unique: { uq_add_on_interests_add_on: ['business_id', 'add_on'] },
        indices: { ix_add_on_interests_inbox: ['unread', 'created_at', 'id'] },
        references: {
          fk_add_on_interests_business: {
            ...{ column: 'business_id', table: 'businesses', key: 'id' },
            onDelete: 'CASCADE',
          },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('add_on_interests');
  }
}
