import { DefaultNamingStrategy, type EntitySchemaColumnOptions } from 'typeorm';

/** Columns in snake case, as they are named in the migrations: `createdAt` is created_at. */
export class SnakeCase extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    const name = custom ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [...prefixes, name].join('_');
  }
}

type Column = EntitySchemaColumnOptions;

/** The column types that SQLite and MySQL read alike. Lengths are checked by the schemas: SQLite ignores them. */
export const id = (): Column => ({ type: 'varchar', length: 36 });
export const primaryId = (): Column => ({ ...id(), primary: true });
export const varchar = (length: number): Column => ({ type: 'varchar', length });
export const text = (): Column => ({ type: 'text' });
export const json = (): Column => ({ type: 'simple-json' });
export const int = (): Column => ({ type: 'int' });
/** Milliseconds since 1970, set by the app. */
export const epochMs = (): Column => ({ type: 'bigint' });
/** Hundredths of a figure, so that money stays exact. */
export const hundredths = (): Column => ({ type: 'bigint' });
export const nullable = (column: Column): Column => ({ ...column, nullable: true });

/** A column with a default, which an api that does not know the column leaves to the database. */
export const withDefault = (column: Column, value: number | string): Column => ({ ...column, default: value });

/** Whether nobody has read it yet: 1, or 0 once somebody has. A number, so that an index puts the unread first. */
export const unreadFlag = (): Column => withDefault(int(), 1);

/** A reference to another table's row by the entity's name, so that no module imports another's entity. */
export const reference = (name: string, target: string, onDelete: 'CASCADE' | 'RESTRICT'): Column => ({
  ...id(),
  foreignKey: { target, name, onDelete, onUpdate: 'NO ACTION' },
});
