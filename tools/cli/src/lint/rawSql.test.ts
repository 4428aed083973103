import { rawSql } from './rawSql.ts';

const rejectedLines = (path: string, text: string): number[] => rawSql([{ path, text }]).map(({ line }) => line);

describe('the lint of raw SQL', () => {
  const statements =
    "const a = 1;\nawait db.query('SELECT 1');\nawait manager.query<Row[]>(SQL);\nfor await (const b of db.stream(SQL)) a;";

  it('rejects each statement outside a query file', () => {
    expect(rejectedLines('api/src/modules/bar/bar.routes.ts', statements)).toEqual([2, 3, 4]);
    expect(rejectedLines('api/src/modules/bar/bar.query.ts', `// Raw SQL: a join.\n${statements}`)).toEqual([]);
  });

  it('rejects a query file without a reason, once', () => {
    expect(rejectedLines('api/src/modules/bar/bar.query.ts', statements)).toEqual([2]);
    expect(rejectedLines('api/src/modules/bar/bar.query.ts', `// Raw SQL:\n${statements}`)).toEqual([3]);
  });

  it('ignores the database layer, migrations, tests and other packages', () => {
    for (const path of [
      ...[
        'api/src/db/rows/retention.ts',
        'api/src/backup/tableStore.mysql.ts',
        'api/src/modules/bar/20261130-bar.migration.ts',
      ],
      ...['api/src/modules/bar/bar.test.ts', 'api/src/testing/rows.ts', 'tools/bench/src/rows.ts'],
    ]) {
      expect([path, rejectedLines(path, statements)]).toEqual([path, []]);
    }
  });

  it('ignores TypeORM calls', () => {
    expect(
      rejectedLines('api/src/modules/bar/bar.ts', 'manager.find(BarEntity, { where: query });\nroute({ query });'),
    ).toEqual([]);
  });
});
