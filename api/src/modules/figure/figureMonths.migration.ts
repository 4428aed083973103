import { hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By the metric of a day that of its month. */
const METRICS = { orderItems: 'monthItems', itemRevenue: 'monthItemRevenue' };

/** Clients by the ends of their ids: the same statements in the same order each time, for one that is killed is gone on with. */
const ENDS = '0123456789abcdef';

/**
 * What was sold of items before is added up by month as well. It is done for a part of the clients at a time: on a server an
 * api of the release before waits for no more than that.
 */
export class FigureMonths1768000460000 implements MigrationInterface {
  name = 'FigureMonths1768000460000';

  async up(runner: QueryRunner): Promise<void> {
    const clients: object[] = await runner.query('SELECT business_id FROM app_clients LIMIT 1');
    if (clients.length === 0) return;
    const isSqlite = runner.dataSource.options.type === 'better-sqlite3';
    if (isSqlite) {
      // As servers have it: the id of a figure ends with a hash of source and part.
      const connection: Database = await runner.connect();
      connection.function('SHA2', { deterministic: true }, (text, bits) => hash(`sha${bits}`, String(text)));
    }
    for (const end of ENDS) {
      for (const [ofDay, ofMonth] of Object.entries(METRICS)) {
        await runner.query(
          `INSERT ${isSqlite ? 'OR ' : ''}IGNORE INTO figure_days
             (id, business_id, day, metric, source, part, amount, read_at)
           SELECT CONCAT(business_id, '/', month, '/', metric, '/', SUBSTR(SHA2(CONCAT(source, '/', part), 256), 1, 32)),
             business_id, month, metric, source, part, amount, read_at
           FROM (
             SELECT business_id, CONCAT(SUBSTR(day, 1, 8), '01') AS month, '${ofMonth}' AS metric, source, part,
               SUM(amount) AS amount, MAX(read_at) AS read_at
             FROM figure_days
             WHERE business_id IN (SELECT business_id FROM app_clients WHERE business_id LIKE ?) AND metric = ?
             GROUP BY business_id, CONCAT(SUBSTR(day, 1, 8), '01'), source, part
           ) AS months
           WHERE amount <> 0`,
          [`%${end}`, ofDay],
        );
      }
    }
  }

  /** A release before passes over them. */
  async down(): Promise<void> {}
}
