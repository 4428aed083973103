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

  it('is a temporary server on which its account may create databases', async () => {
    delete process.env.DATABASE_URL;
    const url = await withDatabaseServer(async (server) => {
      const connection = await createConnection(server.url);
      await connection.query('CREATE DATABASE probe');
      const [rows] = await connection.query('SHOW DATABASES');
      expect(JSON.stringify(rows)).toContain('probe');
      // Another starting server empties its own temp folder, not this one.
      const [settings] = await connection.query('SELECT @@tmpdir AS folder');
      expect(JSON.stringify(settings)).toContain(FOLDER_PREFIX);
      await connection.end();
      return server.url;
    });
    await expect(createConnection(url)).rejects.toMatchObject({
      code: expect.stringMatching(/^ECONN(REFUSED|RESET)$/),
    });
  });

  it('is stopped by the next run when its own run was killed', async () => {
    delete process.env.DATABASE_URL;
    const module = JSON.stringify(new URL('./database.ts', import.meta.url).href);
    const script = `
      const { startDatabaseServer } = await import(${module});
      console.log((await startDatabaseServer()).url);
      setInterval(() => {}, 1000);`;
    const run = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const [output] = await once(run.stdout, 'data');
    const url = String(output).trim();
    await (await createConnection(url)).end();
    run.kill('SIGKILL');
    await once(run, 'exit');
    await removeOrphans();
    await expect(createConnection(url)).rejects.toMatchObject({
      code: expect.stringMatching(/^ECONN(REFUSED|RESET)$/),
    });
  });

  it('is the one of DATABASE_URL, without the database name', async () => {
    process.env.DATABASE_URL = 'mysql://owner:secret@db.example:3307/skal';
    const server = await startDatabaseServer();
    expect(server.url).toBe('mysql://owner:secret@db.example:3307');
    await server.stop();
  });
});

describe('the leftovers of a killed run', () => {
  const leftovers: string[] = [];
  afterEach(() => {
    for (const folder of leftovers.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  /** Creates a folder with an ownership record. */
  const createFolder = (note?: string, prefix = FOLDER_PREFIX): string => {
    const folder = mkdtempSync(join(tmpdir(), prefix));
    leftovers.push(folder);
    if (note !== undefined) writeFileSync(join(folder, 'processes.json'), note);
    return folder;
  };
  /** An unused process id: Linux's maximum is 2 to the 22. */
  const UNUSED_PID = 2 ** 22 + 1;

  it.each([
    ['of an ended run is removed', { owner: UNUSED_PID, server: UNUSED_PID }, false],
    ['of a running run is kept', { owner: process.pid, server: UNUSED_PID }, true],
    // This process does not serve that folder: its id was reused.
    ['whose server id was reused is removed', { owner: UNUSED_PID, server: process.pid }, false],
  ])('a folder %s', async (_, note, isKept) => {
    const folder = createFolder(JSON.stringify(note));
    await removeOrphans();
    expect(existsSync(folder)).toBe(isKept);
  });

  it.each(['', '{"owner": 12', 'null'])('a truncated record (%j) does not prevent a start', async (note) => {
    createFolder(note);
    const other = createFolder(JSON.stringify({ owner: UNUSED_PID, server: UNUSED_PID }));
    await removeOrphans();
    expect(existsSync(other)).toBe(false);
  });

  it("the next run removes a run's own folder", async () => {
    const [removed, ownFolder] = [
      createFolder(JSON.stringify({ owner: UNUSED_PID, server: null }), RUN_PREFIX),
      createFolder(),
    ];
    await recordProcesses(ownFolder);
    await removeOrphans();
    expect([existsSync(removed), existsSync(ownFolder)]).toEqual([false, true]);
  });

  it('other folders are kept', async () => {
    const [others, recent] = [createFolder(`{"owner":${UNUSED_PID}}`, 'skal-other-'), createFolder()];
    await removeOrphans();
    expect([existsSync(others), existsSync(recent)]).toEqual([true, true]);
  });
});

describe('waiting for a server', () => {
  it.each<[string, (socket: Socket) => void, boolean]>([
    ['sends the protocol version', (socket) => socket.end(Buffer.from([1, 0, 0, 0, 10])), true],
    ['sends something else', (socket) => socket.end('HTTP/1.1 400'), false],
    ['disconnects', (socket) => socket.end(), false],
  ])('checks a server that %s', async (_, respond, ready) => {
    const server = createServer(respond).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await isListening(port)).toBe(ready);
    server.close();
    await once(server, 'close');
    expect(await isListening(port)).toBe(false);
  });
});
