import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from '../../db/migrations/columns.ts';

/** How far it is with the platforms of each client. */
export class IntegrationStates1767200002000 implements MigrationInterface {
  name = 'IntegrationStates1767200002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(runner, {
        name: 'integration_states',
        primary: 'id',
        columns: [
          ['id', 'varchar', 36],
          ['business_id', 'varchar', 36],
          ['platform', 'varchar', 32],
          ['status', 'varchar', 16],
          ['changed_at', 'bigint'],
        ],
        unique: { uq_integration_states_platform: ['business_id', 'platform'] },
        references: {
          fk_integration_states_business: {
            ...{ column: 'business_id', table: 'businesses', key: 'id', onDelete: 'CASCADE' },
          },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('integration_states');
  }
}
