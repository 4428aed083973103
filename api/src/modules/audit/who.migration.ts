import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { byteByByte } from '../../db/migrations/byteByByte.ts';

const NAME = 'ix_audit_who';

/** Who did something is looked for among all names, each once; two spellings are two names. */
export class AuditWho1768500000000 implements MigrationInterface {
  name = 'AuditWho1768500000000';

  async up(runner: QueryRunner): Promise<void> {
    await byteByByte(runner, 'audit', ['who varchar(500)?']);
    await runner.createIndex('audit', new TableIndex({ name: NAME, columnNames: ['who', 'id'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('audit', NAME);
  }
}
