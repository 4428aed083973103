import { findModules } from '../../modules/modules.ts';
import type { TestApi } from '../index.ts';

/**
 * Adds an unknown column to every table and an unknown migration, as if the next release were already running on the
 * same database.
 */
export async function addFutureColumns(api: TestApi): Promise<void> {
  const { entities } = await findModules();
  for (const { options } of entities) {
    await api.execute(`ALTER TABLE ${options.tableName} ADD COLUMN of_the_next varchar(36) NOT NULL DEFAULT ''`);
  }
  await api.execute("INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'OfTheNext1999000000000')");
}
