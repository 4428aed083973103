import { CreateTables, type TableParts } from '../../db/createTables.ts';

/** Counters of the rate limits (`server/rateLimit/rateLimits.ts`). */
export class RateLimit1795996800000 extends CreateTables {
  readonly tables: TableParts[] = [
    {
      name: 'rate_limits',
      primary: 'key',
      columns: [
        ['key', 'varchar', 255],
        ['points', 'int'],
        ['expire?', 'bigint'],
      ],
      indices: { ix_rate_limits_expire: ['expire'] },
    },
  ];
}
