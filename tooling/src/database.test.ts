import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'mysql2/promise';
import { sweepLeftovers } from './database/leftovers.ts';
import { startDatabaseServer, withDatabaseServer } from './database.ts';

const onOtherServer = { ...process.env };

describe('the database server for tests', () => {
  afterEach(() => {
    process.env = { ...onOtherServer };
  });

  it('is a throwaway one that its account may create databases on', async () => {
    delete process.env.DATABASE_URL;
    const url = await withDatabaseServer(async (server) => {
      const connection = await createConnection(server.url);
      await connection.query('CREATE DATABASE probe');
      const [rows] = await connection.query('SHOW DATABASES');
      expect(JSON.stringify(rows)).toContain('probe');
      await connection.end();
      return server.url;
    });
    await expect(createConnection(url)).rejects.toMatchObject({
      code: expect.stringMatching(/^ECONN(REFUSED|RESET)$/),
    });
  });

  it('is ended by the next run when its own run was killed', async () => {
    delete process.env.DATABASE_URL;
    const module = JSON.stringify(new URL('./database.ts', import.meta.url).href);
    const script = `
      const { startDatabaseServer } = await import(${module});
      console.log((await startDatabaseServer()).url);
      setInterval(() => {}, 1000);`;
    const run = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const [printed] = await once(run.stdout, 'data');
    const url = String(printed).trim();
    await (await createConnection(url)).end();
    run.kill('SIGKILL');
    await once(run, 'exit');
    await sweepLeftovers();
    await expect(createConnection(url)).rejects.toMatchObject({
      code: expect.stringMatching(/^ECONN(REFUSED|RESET)$/),
    });
  });

  it('is the one that DATABASE_URL names, without its database', async () => {
    process.env.DATABASE_URL = 'mysql://owner:secret@db.example:3307/skal';
    const server = await startDatabaseServer();
    expect(server.url).toBe('mysql://owner:secret@db.example:3307');
    await server.stop();
  });
});
