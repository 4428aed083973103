import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { isListening } from './database/handshake.ts';
import { FOLDER_PREFIX, RUN_PREFIX, recordProcesses, removeOrphans } from './database/orphans.ts';
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
      // Another server that starts empties its temp folder: not this one's.
      const [settings] = await connection.query('SELECT @@tmpdir AS folder');
      expect(JSON.stringify(settings)).toContain(FOLDER_PREFIX);
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
    await removeOrphans();
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

describe('what a run that was killed has left', () => {
  const left: string[] = [];
  afterEach(() => {
    for (const folder of left.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  /** A folder, with what is written in it of whose it is. */
  const leave = (note?: string, prefix = FOLDER_PREFIX): string => {
    const folder = mkdtempSync(join(tmpdir(), prefix));
    left.push(folder);
    if (note !== undefined) writeFileSync(join(folder, 'processes.json'), note);
    return folder;
  };
  /** A process id that nobody has: the largest that Linux gives is 2 to the 22. */
  const NOBODY = 2 ** 22 + 1;

  it.each([
    ['of a run that is gone', { owner: NOBODY, server: NOBODY }, false],
    ['of a run that is still at it', { owner: process.pid, server: NOBODY }, true],
    // This very process is no server on that folder: its number has been given out again.
    ['whose server’s number is somebody else’s by now', { owner: NOBODY, server: process.pid }, false],
  ])('a folder %s', async (_, note, stays) => {
    const folder = leave(JSON.stringify(note));
    await removeOrphans();
    expect(existsSync(folder)).toBe(stays);
  });

  it.each(['', '{"owner": 12', 'null'])('a note that was cut off (%j) keeps nobody from starting', async (note) => {
    leave(note);
    const other = leave(JSON.stringify({ owner: NOBODY, server: NOBODY }));
    await removeOrphans();
    expect(existsSync(other)).toBe(false);
  });

  it('goes with the next run, where it was a run’s own folder', async () => {
    const [gone, mine] = [leave(JSON.stringify({ owner: NOBODY, server: null }), RUN_PREFIX), leave()];
    await recordProcesses(mine);
    await removeOrphans();
    expect([existsSync(gone), existsSync(mine)]).toEqual([false, true]);
  });

  it('what is no server’s is left alone', async () => {
    const [others, young] = [leave(`{"owner":${NOBODY}}`, 'skal-other-'), leave()];
    await removeOrphans();
    expect([existsSync(others), existsSync(young)]).toEqual([true, true]);
  });
});

describe('a server that is waited for', () => {
  it.each<[string, (socket: Socket) => void, boolean]>([
    ['greets with the protocol’s version', (socket) => socket.end(Buffer.from([1, 0, 0, 0, 10])), true],
    ['says something else', (socket) => socket.end('HTTP/1.1 400'), false],
    ['hangs up', (socket) => socket.end(), false],
  ])('is there when it %s', async (_, answer, ready) => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await isListening(port)).toBe(ready);
    server.close();
    await once(server, 'close');
    expect(await isListening(port)).toBe(false);
  });
});
