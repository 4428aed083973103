import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

type Kind = 'varchar' | 'text' | 'int' | 'bigint';

/** A table definition for both kinds of database. */
export interface TableParts {
  name: string;
  /** Primary key column. */
  primary: string;
  /** Columns as `[name, type, length?]`; a `?` at the end of the name makes it nullable. */
  columns: readonly (readonly [name: string, kind: Kind, length?: number])[];
  /** Defaults for inserts that leave a column out. */
  defaults?: Readonly<Record<string, number | string>>;
  /**
   * Columns with a binary collation on MySQL, as on SQLite. A linguistic collation makes look-ups several times slower
   * (ADR-0030) and equates different spellings. A foreign key needs the collation of its target.
   */
  binary?: readonly string[];
  /** Unique indices by name, with their columns in order. */
  unique?: Readonly<Record<string, readonly string[]>>;
  /** Other indices by name, with their columns in order. */
  indices?: Readonly<Record<string, readonly string[]>>;
  /** Foreign keys by name: a column, and the table whose `id` it refers to. Deletes cascade. */
  references?: Readonly<Record<string, readonly [column: string, table: string]>>;
}

/** Builds TypeORM's table definition, with the column types of the runner's database. */
export function table({ dataSource: { driver } }: QueryRunner, parts: TableParts): Table {
  const { defaults = {}, binary = [], unique = {}, indices = {}, references = {} } = parts;
  const isSqlite = driver.options.type === 'better-sqlite3';
  const index = (isUnique: boolean) => (entry: [string, readonly string[]]) => ({
    name: entry[0],
    columnNames: [...entry[1]],
    isUnique,
  });
  return new Table({
    name: parts.name,
    columns: parts.columns.map(([marked, kind, length]) => {
      const name = marked.replace('?', '');
      const value = defaults[name];
      return {
        name,
        type: driver.normalizeType({ type: kind }),
        ...(length && { length: String(length) }),
        ...(value !== undefined && { default: typeof value === 'number' ? String(value) : `'${value}'` }),
        ...(binary.includes(name) && !isSqlite && { charset: 'utf8mb4', collation: 'utf8mb4_bin' }),
        isNullable: marked.endsWith('?'),
        isPrimary: name === parts.primary,
      };
    }),
    indices: [...Object.entries(unique).map(index(true)), ...Object.entries(indices).map(index(false))],
    foreignKeys: Object.entries(references).map(([name, [column, target]]) => ({
      name,
      columnNames: [column],
      referencedTableName: target,
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    })),
  });
}

/** A migration that creates tables. */
export abstract class CreateTables implements MigrationInterface {
  /** Tables in order of their references. */
  abstract readonly tables: readonly TableParts[];

  async up(runner: QueryRunner): Promise<void> {
    for (const parts of this.tables) await runner.createTable(table(runner, parts));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of this.tables.toReversed()) await runner.dropTable(name);
  }
}
