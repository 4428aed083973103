import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

type Kind = 'varchar' | 'text' | 'int' | 'bigint';

/** A table as a migration writes it, for both kinds of database. */
export interface TableParts {
  name: string;
  /** The column of the primary key. */
  primary: string;
  /** Each as `[name, type, length?]`, with `?` at the end of the name of a column that may be null. */
  columns: readonly (readonly [name: string, kind: Kind, length?: number])[];
  /** The value of a column that an insert leaves out. */
  defaults?: Readonly<Record<string, number | string>>;
  /**
   * Columns that a server compares byte by byte, as SQLite does: a look-up by its order of letters costs several times as
   * much (ADR-0030), and takes two spellings for one. A foreign key must be compared like the column it refers to.
   */
  binary?: readonly string[];
  /** Unique indexes by name, with their columns in order. */
  unique?: Readonly<Record<string, readonly string[]>>;
  /** Other indexes by name, with their columns in order. */
  indices?: Readonly<Record<string, readonly string[]>>;
  /** Foreign keys by name: a column, and the table whose `id` it refers to. A row is deleted with the row it refers to. */
  references?: Readonly<Record<string, readonly [column: string, table: string]>>;
}

/** Makes TypeORM's description of a table, with every type in the spelling of the runner's database. */
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
  /** A table comes after those that it refers to. */
  abstract readonly tables: readonly TableParts[];

  async up(runner: QueryRunner): Promise<void> {
    for (const parts of this.tables) await runner.createTable(table(runner, parts));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of this.tables.toReversed()) await runner.dropTable(name);
  }
}
