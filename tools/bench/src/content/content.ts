import { join } from 'node:path';
import { openMariaDb, openSqlite } from '../dataset.ts';
import { formatTable } from '../harness/table.ts';
import { onBothDatabases } from '../serverProcess.ts';
import { APP_COLUMNS, type AppOptions, measureApp } from './appReads.ts';
import { measurePush, PUSH_COLUMNS, type PushOptions } from './push.ts';

/**
 * Measures reads of apps, publications and notifications on both databases. Targets: 2,000 reads per second with an ETag,
 * 2 ms for one; 1,000 ms from publication to delivery; for 100,000 guests 500 ms for the audiences, 60 s for a notification.
 */
export async function benchContent(options: AppOptions & PushOptions): Promise<string> {
  const pushRows: string[][] = [];
  const appRows = await onBothDatabases(async ({ site, dataDir, databaseUrl, database: name }) => {
    const database = databaseUrl ? await openMariaDb(databaseUrl) : openSqlite(join(dataDir, 'skal.sqlite'));
    console.log(`${name} …`);
    try {
      pushRows.push([name, ...(await measurePush(site, database, options))]);
      return [await measureApp(site.url, database, options)];
    } finally {
      await database.close();
    }
  });
  return `${formatTable(APP_COLUMNS, appRows)}\n\n${formatTable(PUSH_COLUMNS, pushRows)}`;
}
