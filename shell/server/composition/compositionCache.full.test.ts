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

/** Long enough for the compression quality to matter. */
const LONG = Array.from({ length: 3_000 }, (_, index) => (index * index * 7919).toString(36)).join(' ');

/** Fetches a page as sent, and decompresses it. */
async function pageOf({ url }: TestWebServer) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  return {
    length: Number(answer.headers.get('content-length')),
    etag: answer.headers.get('etag'),
    text: await answer.text(),
  };
}

/** Returns the only file of a folder once it is complete. */
async function fileIn(dir: string): Promise<string> {
  while (!existsSync(dir) || readdirSync(dir).every((name) => name.includes('.'))) await setImmediate();
  return join(dir, readdirSync(dir)[0] ?? '');
}

describe('pages with best compression', () => {
  it('are served at once, shrink later under the same ETag, and stay small after a restart', async () => {
    const dataDir = await createPublishedDataDir();
    await openTestRegistry(dataDir).publish([writeMarketingRelease('2', LONG)]);
    const open = () => openTestWebServer({ dataDir, compression: 'small' });
    let webServer = await open();
    const first = await pageOf(webServer);
    const quick = encodeBody(first.text, '').br?.length;
    const cachedFile = await fileIn(join(dataDir, 'composed/pages'));
    const small = await pageOf(webServer);
    expect(small).toEqual({ ...first, length: small.length });
    expect(small.length).toBeLessThan(quick ?? 0);
    await webServer.close();

    webServer = await open();
    expect(await pageOf(webServer)).toEqual(small);
    await webServer.close();

    const whole = readFileSync(cachedFile);
    const broken = Buffer.from(whole).fill(0, whole.length - 8);
    writeFileSync(cachedFile, broken);
    webServer = await open();
    expect((await pageOf(webServer)).text).toBe(first.text);
    while (readFileSync(cachedFile).equals(broken)) await setImmediate();
    expect(readFileSync(cachedFile).length).toBe(whole.length);
    await webServer.close();
  });

  it('are served when the disk is full, and the error is logged', async () => {
    const dataDir = await createPublishedDataDir();
    writeFileSync(join(dataDir, 'composed'), 'in the way');
    const webServer = await openTestWebServer({ dataDir, compression: 'small' });
    expect((await pageOf(webServer)).text).toContain('first');
    while (webServer.logged.length < 3) await setImmediate();
    expect([...new Set(webServer.logged)]).toEqual([
      'Rendered pages could not be cached',
      'Pages could not be recompressed; they are served as they are',
    ]);
    await webServer.close();
  });
});

describe('composed sets', () => {
  it('stay cached until newer ones evict them', async () => {
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
