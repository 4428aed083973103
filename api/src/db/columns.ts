import { DefaultNamingStrategy, type EntitySchemaColumnOptions } from 'typeorm';

/** Naming strategy: `createdAt` becomes created_at, as in the migrations. */
export class SnakeCase extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    const name = custom ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [...prefixes, name].join('_');
  }
}

type Column = EntitySchemaColumnOptions;

/** Column types supported by SQLite and MySQL. Schemas check lengths, because SQLite ignores them. */
export const id = (): Column => ({ type: 'varchar', length: 36 });
export const primaryId = (): Column => ({ ...id(), primary: true });
export const varchar = (length: number): Column => ({ type: 'varchar', length });
export const text = (): Column => ({ type: 'text' });
export const json = (): Column => ({ type: 'simple-json' });
export const int = (): Column => ({ type: 'int' });
/** Milliseconds since 1970, set by the app. */
export const epochMs = (): Column => ({ type: 'bigint' });
/** Amount in hundredths, so that money stays exact. */
export const hundredths = (): Column => ({ type: 'bigint' });
export const nullable = (column: Column): Column => ({ ...column, nullable: true });

/** A column with a default, for processes of a previous release that do not know it. */
export const withDefault = (column: Column, value: number | string): Column => ({ ...column, default: value });

/** Unread flag: 1 until read, then 0. A number, so that an index sorts unread rows first. */
export const unreadFlag = (): Column => withDefault(int(), 1);

/** A foreign key by entity name, so that no module imports another's entity. */
export const reference = (name: string, target: string, onDelete: 'CASCADE' | 'RESTRICT'): Column => ({
  ...id(),
  foreignKey: { target, name, onDelete, onUpdate: 'NO ACTION' },
});
