import { findModules } from '../../modules/modules.ts';
import type { TestApi } from '../index.ts';

/**
 * Gives every table a column that this release knows nothing of, and the book of migrations one that it does not have,
 * as the next release does whose api already runs on the same database.
 */
export async function addFutureColumns(api: TestApi): Promise<void> {
  const { entities } = await findModules();
  for (const { options } of entities) {
    await api.execute(`ALTER TABLE ${options.tableName} ADD COLUMN of_the_next varchar(36) NOT NULL DEFAULT ''`);
  }
  await api.execute("INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'OfTheNext1999000000000')");
}
