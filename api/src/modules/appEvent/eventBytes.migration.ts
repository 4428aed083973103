import type { MigrationInterface, QueryRunner } from 'typeorm';
import { byteByByte } from '../../db/migrations/byteByByte.ts';

/** Events are found by ids, days and hashes: nobody writes them in two ways. */
export class EventBytes1768000430000 implements MigrationInterface {
  name = 'EventBytes1768000430000';

  async up(runner: QueryRunner): Promise<void> {
    await byteByByte(runner, 'app_events', [
      ...['id varchar(80)', 'type varchar(100)', 'source varchar(32)', 'day varchar(10)', 'guest varchar(32)?'],
    ]);
  }

  /** A release before does with it as it is. */
  async down(): Promise<void> {}
}
