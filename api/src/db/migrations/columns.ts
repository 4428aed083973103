import { type QueryRunner, Table, type TableColumnOptions, type TableForeignKeyOptions } from 'typeorm';

type Kind = 'varchar' | 'text' | 'int' | 'bigint';

/** A column as a migration writes it: `[name, kind, length?]`, with `?` at the end of the name when it may be null. */
export type ColumnLine = readonly [name: string, kind: Kind, length?: number];

interface TableParts {
  name: string;
  primary: string;
  columns: readonly ColumnLine[];
  unique?: Readonly<Record<string, readonly string[]>>;
  indices?: Readonly<Record<string, readonly string[]>>;
  references?: Readonly<Record<string, { column: string; table: string; key: string; onDelete: string }>>;
}

/** A table in words that SQLite and MySQL both take: each type in its database's own spelling, each name explicit. */
export function table(runner: QueryRunner, parts: TableParts): Table {
  const normalise = (type: Kind) => runner.dataSource.driver.normalizeType({ type });
  const columns = parts.columns.map(([marked, kind, length]): TableColumnOptions => {
    const name = marked.replace('?', '');
    return {
      name,
      type: normalise(kind),
      ...(length && { length: String(length) }),
      isNullable: marked.endsWith('?'),
      isPrimary: name === parts.primary,
    };
  });
  const index = (isUnique: boolean) => (entry: [string, readonly string[]]) => ({
    name: entry[0],
    columnNames: [...entry[1]],
    isUnique,
  });
  return new Table({
    name: parts.name,
    columns,
    indices: [
      ...Object.entries(parts.unique ?? {}).map(index(true)),
      ...Object.entries(parts.indices ?? {}).map(index(false)),
    ],
    foreignKeys: Object.entries(parts.references ?? {}).map(
      ([name, { column, table: target, key, onDelete }]): TableForeignKeyOptions => ({
        name,
        columnNames: [column],
        referencedTableName: target,
        referencedColumnNames: [key],
        onDelete,
        onUpdate: 'NO ACTION',
      }),
    ),
  });
}
