import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { encodeBody } from '../http/encodedBody.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { testSite } from '../testing/testSite.ts';
import {
  createPublishedDataDir,
  openTestWebServer,
  type TestWebServer,
  writeMarketingRelease,
} from '../testing/testWebServer.ts';
import { openCompositionCache } from './compositionCache.ts';

/** So long that it matters how well it is compressed. */
const LONG = Array.from({ length: 3_000 }, (_, index) => (index * index * 7919).toString(36)).join(' ');

/** A page as it comes over the line, unpacked by whoever asked for it. */
async function pageOf({ url }: TestWebServer) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  return {
    length: Number(answer.headers.get('content-length')),
    etag: answer.headers.get('etag'),
    text: await answer.text(),
  };
}

/** The one file that a folder has, once it is whole. */
async function fileIn(dir: string): Promise<string> {
  while (!existsSync(dir) || readdirSync(dir).every((name) => name.includes('.'))) await setImmediate();
  return join(dir, readdirSync(dir)[0] ?? '');
}

describe('pages that are to be small', () => {
  it('are served at once, get smaller meanwhile under the same ETag, and are so after a start', async () => {
    const dataDir = await createPublishedDataDir();
    await openTestRegistry(dataDir).publish([writeMarketingRelease('2', LONG)]);
    const open = () => openTestWebServer({ dataDir, compression: 'small' });
    let door = await open();
    const first = await pageOf(door);
    const quick = encodeBody(first.text, '').br?.length;
    const kept = await fileIn(join(dataDir, 'composed/pages'));
    const small = await pageOf(door);
    expect(small).toEqual({ ...first, length: small.length });
    expect(small.length).toBeLessThan(quick ?? 0);
    await door.close();

    door = await open();
    expect(await pageOf(door)).toEqual(small);
    await door.close();

    const whole = readFileSync(kept);
    const broken = Buffer.from(whole).fill(0, whole.length - 8);
    writeFileSync(kept, broken);
    door = await open();
    expect((await pageOf(door)).text).toBe(first.text);
    while (readFileSync(kept).equals(broken)) await setImmediate();
    expect(readFileSync(kept).length).toBe(whole.length);
    await door.close();
  });

  it('are served where the disk takes nothing, and that is said', async () => {
    const dataDir = await createPublishedDataDir();
    writeFileSync(join(dataDir, 'composed'), 'in the way');
    const door = await openTestWebServer({ dataDir, compression: 'small' });
    expect((await pageOf(door)).text).toContain('first');
    while (door.logged.length < 3) await setImmediate();
    expect([...new Set(door.logged)]).toEqual([
      'What was rendered could not be kept for the next time',
      'Pages could not be compressed and kept; they are served as they are',
    ]);
    await door.close();
  });
});

describe('sets that were composed', () => {
  it('are there for all who ask, until others have taken their place', async () => {
    const dataDir = await createPublishedDataDir();
    const live = openTestRegistry(dataDir).liveSet();
    const settings = { dataDir, site: testSite, compression: 'quick', log: console.error } as const;
    const { get, close } = openCompositionCache(settings, 2);
    const set = (revision: string) => get({ ...live, revision });
    const [first, same] = await Promise.all([set('1'), set('1')]);
    expect(same).toBe(first);
    await set('2');
    await set('3');
    expect(await set('1')).not.toBe(first);
    await close();
  });
});
