import type { QueryRunner } from 'typeorm';

/**
 * Has a server compare columns byte by byte, as SQLite does: by its own order of letters a look into an index costs several
 * times as much, and two spellings may be one. Columns that refer to another table must be as these are there.
 * @param columns each with its type, as `id varchar(80)`; with `?` at the end when it may be null
 */
export async function byteByByte(runner: QueryRunner, table: string, columns: readonly string[]): Promise<void> {
  if (runner.dataSource.options.type === 'better-sqlite3') return;
  const changes = columns.map((column) => {
    const isNullable = column.endsWith('?');
    return `MODIFY ${column.replace('?', '')} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin ${isNullable ? 'NULL' : 'NOT NULL'}`;
  });
  await runner.query(`ALTER TABLE ${table} ${changes.join(', ')}`);
}
