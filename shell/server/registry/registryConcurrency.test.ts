import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { createPublishedDataDir, openTestWebServer, writeMarketingRelease } from '../testing/testWebServer.ts';

const ACTIVATOR = fileURLToPath(new URL('../testing/activate.process.ts', import.meta.url));
const BUNDLES = ['mfe-portal', 'mfe-admin'];

interface Written {
  bundles: Record<string, { live: string; history: { version: string }[] }>;
}

const readRegistryFile = (dataDir: string): Written => JSON.parse(readFileSync(join(dataDir, 'registry.json'), 'utf8'));

/** A data folder with a shell and two versions of two remotes; the first ones are live. */
async function createFolderWithTwoVersions(): Promise<string> {
  const dataDir = makeTempDir();
  const registry = openTestRegistry(dataDir);
  const release = (name: string, version: string) => writeRelease(makeRelease({ name, version }));
  await registry.publish([release('shell', '1'), ...BUNDLES.map((name) => release(name, '2'))]);
  await registry.publish(BUNDLES.map((name) => release(name, '1')));
  return dataDir;
}

async function publisher(dataDir: string, bundle: string, times: number): Promise<ChildProcess> {
  const child = fork(ACTIVATOR, [JSON.stringify({ dataDir }), bundle, String(times)]);
  await once(child, 'message');
  return child;
}

describe('concurrent publishers', () => {
  it('lose no activation: both histories are complete after 150 each', async () => {
    const dataDir = await createFolderWithTwoVersions();
    const before = readRegistryFile(dataDir).bundles;
    const publishers = await Promise.all(BUNDLES.map((name) => publisher(dataDir, name, 150)));
    const ends = publishers.map((child) => once(child, 'exit'));
    for (const child of publishers) child.send('go');
    expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0]);

    const flips = Array.from({ length: 150 }, (_, index) => (index % 2 ? '2' : '1'));
    for (const name of BUNDLES) {
      const { live, history } = readRegistryFile(dataDir).bundles[name] ?? { live: '', history: [] };
      expect(live).toBe('1');
      expect(history.map(({ version }) => version)).toEqual([
        ...flips,
        ...(before[name]?.history.map(({ version }) => version) ?? []),
      ]);
    }
  });

  it('leave a valid registry when they are killed, and block no one', async () => {
    const dataDir = await createFolderWithTwoVersions();
    const before = readRegistryFile(dataDir).bundles['mfe-portal']?.history.length ?? 0;
    const child = await publisher(dataDir, 'mfe-portal', 1_000_000);
    let done = 0;
    child.on('message', (flip: number) => {
      done = flip;
      if (flip === 20) child.kill('SIGKILL');
    });
    const exited = once(child, 'exit');
    child.send('go');
    await exited;

    await openTestRegistry(dataDir).activate({ 'mfe-admin': '2' });
    const { bundles } = readRegistryFile(dataDir);
    expect(bundles['mfe-admin']?.live).toBe('2');
    // A running activation may have been written before its publisher reported it.
    const flips = (bundles['mfe-portal']?.history.length ?? 0) - before;
    expect(flips).toBeGreaterThanOrEqual(done);
    expect(flips).toBeGreaterThanOrEqual(20);
  });
});

describe('a registry that cannot be parsed', () => {
  const truncateRegistry = (dataDir: string) => truncateSync(join(dataDir, 'registry.json'), 40);

  it('keeps the last good one live, and is logged once', async () => {
    const dataDir = await createFolderWithTwoVersions();
    truncateRegistry(dataDir);
    const logged: string[] = [];
    const registry = openTestRegistry(dataDir, (message) => logged.push(message));
    expect(registry.live('mfe-portal')).toBe('1');
    expect(registry.liveSet().remotes).toHaveLength(2);
    expect(logged).toEqual([expect.stringContaining('cannot be parsed; the last good one stays live')]);
  });

  const canary = { version: '2', percent: 5 };
  const TWO_CANARIES = JSON.stringify({
    bundles: { shell: { live: '1', canary }, 'mfe-portal': { live: '1', canary } },
  });
  const NO_PERCENT = JSON.stringify({ bundles: { shell: { live: '1', canary: { version: '2' } } } });

  it.each(['', 'null', '[]', '{"bundles":[]}', '{"bundles":{"shell":{"live":1}}}', TWO_CANARIES, NO_PERCENT])(
    'keeps the last good version live: %j',
    async (text) => {
      const dataDir = await createFolderWithTwoVersions();
      writeFileSync(join(dataDir, 'registry.json'), text);
      expect(openTestRegistry(dataDir, () => {}).live('mfe-portal')).toBe('1');
    },
  );

  it('is replaced by the next release, and a copy of it is kept', async () => {
    const dataDir = await createFolderWithTwoVersions();
    writeFileSync(join(dataDir, 'registry.json'), '{"bundles": half');
    await openTestRegistry(dataDir, () => {}).activate({ 'mfe-admin': '2' });
    expect(readRegistryFile(dataDir).bundles).toMatchObject({
      'mfe-admin': { live: '2' },
      'mfe-portal': { live: '1' },
    });
    expect(readFileSync(join(dataDir, 'registry.json.unreadable'), 'utf8')).toBe('{"bundles": half');
  });

  it('is an error if there is no fallback', () => {
    const dataDir = makeTempDir();
    writeFileSync(join(dataDir, 'registry.json'), '{');
    expect(() => openTestRegistry(dataDir).liveSet()).toThrow(/cannot be parsed, and there is no fallback/);
  });

  it('stops neither a running web server nor a starting one', async () => {
    const webServer = await openTestWebServer();
    truncateRegistry(webServer.dataDir);
    const next = await openTestWebServer({ dataDir: webServer.dataDir });
    for (const { url } of [webServer, next]) expect(await (await fetch(url)).text()).toContain('first');
    expect(next.logged).toEqual([expect.stringContaining('cannot be parsed')]);
    await Promise.all([webServer.close(), next.close()]);
  });
});

describe('a registry that cannot be served', () => {
  it('makes a starting web server use the last good one, even if it was written by hand', async () => {
    const dataDir = await createPublishedDataDir();
    await openTestRegistry(dataDir).publish([writeMarketingRelease('2', 'second')]);
    const file = join(dataDir, 'registry.json');
    const writeRegistryFile = (version: string) =>
      writeFileSync(file, JSON.stringify({ bundles: { shell: { live: '1' }, 'mfe-marketing': { live: version } } }));

    writeRegistryFile('1');
    const first = await openTestWebServer({ dataDir });
    expect(await (await fetch(first.url)).text()).toContain('first');
    await first.close();

    writeRegistryFile('9');
    const second = await openTestWebServer({ dataDir });
    expect(await (await fetch(second.url)).text()).toContain('first');
    expect(second.logged).toEqual([expect.stringContaining('the last good one is served instead')]);
    await second.close();
  });
});

describe('a partly imported release', () => {
  it('is never found, and imported again', async () => {
    const dataDir = await createFolderWithTwoVersions();
    const registry = openTestRegistry(dataDir);
    const source = writeRelease(makeRelease({ name: 'mfe-portal', version: '3' }), { 'remoteEntry.js': 'three' });
    writeFileSync(join(`${registry.releaseDir('mfe-portal', '1')}`, '..', '3.half'), 'left by a killed process');
    expect(registry.has('mfe-portal', '3')).toBe(false);
    await registry.publish([source]);
    expect(registry.live('mfe-portal')).toBe('3');
    expect(existsSync(`${registry.releaseDir('mfe-portal', '3')}.half`)).toBe(false);
    rmSync(dataDir, { recursive: true });
  });
});
