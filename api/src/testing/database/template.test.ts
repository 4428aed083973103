import { createTempDatabase, startTestApi, type TestApi } from '../index.ts';

describe('the template database', () => {
  const tablesOf = async ({ internals, rows }: TestApi) => {
    const sqlite = "SELECT sql AS made FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name";
    if (internals.dependencies.db.kind === 'sqlite') return rows(sqlite);
    const names = await rows<{ name: string }>(
      'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME',
    );
    const created = [];
    for (const { name } of names) created.push(await rows(`SHOW CREATE TABLE \`${name}\``));
    return created;
  };
  const contentOf = async ({ rows }: TestApi) => ({
    migrations: await rows('SELECT name FROM migrations ORDER BY name'),
    accounts: await rows('SELECT email, account_type, first_name FROM accounts ORDER BY email'),
    businesses: await rows('SELECT name, business_type FROM businesses ORDER BY name'),
  });

  it('equals the database after a first start', async () => {
    const database = await createTempDatabase();
    const first = await startTestApi({}, database);
    const copied = await startTestApi();
    try {
      expect([first.internals.dependencies.db.isNew, copied.internals.dependencies.db.isNew]).toEqual([true, false]);
      expect(await tablesOf(copied)).toEqual(await tablesOf(first));
      expect(await contentOf(copied)).toEqual(await contentOf(first));
      expect(copied.internals.demoAccounts).toEqual(first.internals.demoAccounts);
    } finally {
      await copied.close();
      await first.close();
      await database.remove();
    }
  });
});
