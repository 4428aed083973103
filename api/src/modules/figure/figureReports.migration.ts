import { hash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has reported until now; the last is the app of the demo. */
const SOURCES = ['app', 'shopify', 'Demo data'];

/** Clients by the ends of their ids: the same statements in the same order each time, for one that is killed is gone on with. */
const ENDS = '0123456789abcdef';

/**
 * Of the days that were reported before there is a row as well that says so. It is made for a part of the clients at a time:
 * on a server an api of the release before waits for no more than that.
 */
export class FigureReports1768000450000 implements MigrationInterface {
  name = 'FigureReports1768000450000';

  async up(runner: QueryRunner): Promise<void> {
    const clients: object[] = await runner.query('SELECT business_id FROM app_clients LIMIT 1');
    if (clients.length === 0) return;
    const isSqlite = runner.dataSource.options.type === 'better-sqlite3';
    for (const end of ENDS) {
      for (const source of SOURCES) {
        await runner.query(
          `INSERT ${isSqlite ? 'OR ' : ''}IGNORE INTO figure_days
             (id, business_id, day, metric, source, part, amount, read_at)
           SELECT CONCAT(business_id, '/', day, '/reports/', ?), business_id, day, 'reports', source, '',
             SUM(amount), MAX(read_at)
           FROM figure_days
           WHERE business_id IN (SELECT business_id FROM app_clients WHERE business_id LIKE ?)
             AND metric = 'events' AND source = ?
           GROUP BY business_id, day, source`,
          // As the id of any figure ends: with a hash of source and part, which is empty.
          [hash('sha256', `${source}/`).slice(0, 32), `%${end}`, source],
        );
      }
    }
  }

  /** A release before passes over them. */
  async down(): Promise<void> {}
}
