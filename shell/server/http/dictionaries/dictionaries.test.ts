import { createHash } from 'node:crypto';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { fileIntegrity } from '../../releases/release.ts';
import { openTestRegistry } from '../../testing/registry.ts';
import { makeRelease, writeRelease } from '../../testing/releases.ts';
import {
  createPublishedDataDir,
  openTestWebServer,
  type TestWebServer,
  writeMarketingRelease,
} from '../../testing/testWebServer.ts';
import { brotli } from '../encodedBody.ts';

const MODERN = 'gzip, deflate, br, zstd, dcb, dcz';
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Text that hardly compresses. */
const code = (sentence: string) =>
  `${Array.from({ length: 2_000 }, (_, index) => (index * index * 7919).toString(36)).join(' ')} ${sentence}`;
const [OLD, NEW] = [code('the old sentence'), code('a new sentence')];

function writeBundle(version: string, files: Record<string, string>): string {
  const integrity = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, fileIntegrity(Buffer.from(text))]),
  );
  const stored = Object.entries(files).flatMap(([name, text]) => [
    [name, text],
    [`${name}.br`, brotli(Buffer.from(text))],
  ]);
  return writeRelease(makeRelease({ name: 'mfe-wine', version, integrity }), Object.fromEntries(stored));
}

interface Reply {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Not fetch, which rejects an encoding that it does not know. */
const request = (url: string, headers: Record<string, string>) =>
  new Promise<Reply>((resolve, reject) => {
    get(url, { headers }, (response) => {
      buffer(response).then((body) => resolve({ headers: response.headers, body }), reject);
    }).on('error', reject);
  });

describe('a script of a release', () => {
  let webServer: TestWebServer;
  const script = (headers: Record<string, string>, path = '/r/mfe-wine/2/Page.bbbbbbbb.js') =>
    request(webServer.url + path, headers);
  const offering = (text: string, accepted = MODERN) =>
    script({ 'Accept-Encoding': accepted, 'Available-Dictionary': `:${hashOf(text)}:` });

  beforeAll(async () => {
    const dataDir = await createPublishedDataDir();
    const registry = openTestRegistry(dataDir);
    await registry.publish([writeBundle('1', { 'Page.aaaaaaaa.js': OLD, 'Other.aaaaaaaa.js': code('another page') })]);
    await registry.publish([writeBundle('2', { 'Page.bbbbbbbb.js': NEW, 'licences.txt': 'MIT' })]);
    webServer = await openTestWebServer({ dataDir });
  });
  afterAll(() => webServer.close());

  it('is a dictionary for the same script of other releases', async () => {
    const { headers } = await script({ 'Accept-Encoding': MODERN });
    expect(headers['use-as-dictionary']).toBe('match="/r/mfe-wine/*/Page.*.js"');
    expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary');
    expect(headers['content-encoding']).toBe('br');
    const licences = await script({}, '/r/mfe-wine/2/licences.txt');
    expect(licences.headers['use-as-dictionary']).toBeUndefined();
  });

  it('is sent as the difference from the release that the browser has, and never stored by a shared cache', async () => {
    const { headers, body } = await offering(OLD);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-length': String(body.length),
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'Accept-Encoding, Available-Dictionary',
      etag: '"2"',
    });
    expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(body.subarray(8, 40).toString('base64')).toBe(hashOf(OLD));
    expect(zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(OLD) }).toString()).toBe(NEW);
    expect(body.length).toBeLessThan(150);
  });

  it.each([
    ['the dictionary is unknown', 'unknown', MODERN],
    ['the dictionary is another script', code('another page'), MODERN],
    ['the browser does not accept it', OLD, 'gzip, deflate, br, zstd'],
  ])('is sent as usual if %s', async (_, dictionary, accepted) => {
    const { headers, body } = await offering(dictionary, accepted);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(body).toString()).toBe(NEW);
  });

  it.each(['', 'text', ':AA==:', `:${'A'.repeat(43)}=:, :${'B'.repeat(43)}=:`])(
    'is sent as usual for the malformed header “%s”',
    async (offered) => {
      const { headers } = await script({ 'Accept-Encoding': MODERN, 'Available-Dictionary': offered });
      expect(headers['content-encoding']).toBe('br');
    },
  );

  it('is sent to all of many browsers at once, with or without a dictionary', async () => {
    const dictionaries = Array.from({ length: 60 }, (_, index) => (index % 2 ? OLD : `unknown ${index}`));
    const replies = await Promise.all(dictionaries.map((dictionary) => offering(dictionary)));
    expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual(
      dictionaries.map((dictionary) => (dictionary === OLD ? 'dcz' : 'br')),
    );
  });
});

describe('a public page', () => {
  let webServer: TestWebServer;
  beforeEach(async () => {
    const dataDir = await createPublishedDataDir();
    await openTestRegistry(dataDir).publish([writeMarketingRelease('2', OLD)]);
    webServer = await openTestWebServer({ dataDir });
  });
  afterEach(() => webServer.close());

  const page = (headers: Record<string, string> = {}, path = '/') =>
    request(webServer.url + path, { 'Accept-Encoding': MODERN, ...headers });
  const dictionaryPath = ({ headers }: Reply) =>
    /^<([^>]+)>; rel="compression-dictionary"$/.exec(`${headers.link}`)?.[1];
  const changePage = async (version: string, text: string) => {
    await openTestRegistry(webServer.dataDir).publish([writeMarketingRelease(version, text)]);
    while (!brotliDecompressSync((await page()).body).includes(text));
  };

  it('names a dictionary to browsers that return, and to no others', async () => {
    const first = await page();
    expect(first.headers.link).toBeUndefined();
    const again = await page({ 'If-None-Match': `${first.headers.etag}` });
    const path = dictionaryPath(again) ?? '';
    expect(path).toMatch(/^\/r\/pages\/[\w-]{43}\.txt$/);
    const { headers, body } = await page({}, path);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': 'match="/*", match-dest=("document" "")',
    });
    expect(brotliDecompressSync(body)).toEqual(brotliDecompressSync(first.body));
  });

  it('is sent as the difference from it after a release, with the next dictionary', async () => {
    const first = await page();
    const dictionary = brotliDecompressSync(first.body);
    const path = dictionaryPath(await page({ 'If-None-Match': `${first.headers.etag}` }));
    await changePage('3', NEW);
    const offer = { 'Available-Dictionary': `:${hashOf(dictionary.toString())}:` };
    const next = await page(offer);
    expect(next.headers).toMatchObject({
      'content-encoding': 'dcz',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Available-Dictionary',
    });
    expect(next.body.length).toBeLessThan(800);
    const html = zstdDecompressSync(next.body.subarray(40), { dictionary });
    expect(html).toEqual(brotliDecompressSync((await page()).body));
    const nextPath = dictionaryPath(next) ?? '';
    expect(nextPath).not.toBe(path);
    expect((await page(offer, nextPath)).headers['content-encoding']).toBe('dcz');
    // A tab or cache may ask for the earlier one.
    expect((await page({}, path)).headers['content-encoding']).toBe('br');
  });

  it('is sent whole if a shared cache may store it', async () => {
    await webServer.close();
    webServer = await openTestWebServer({ dataDir: webServer.dataDir, cdn: { maxAgeSeconds: 600, purge: null } });
    const first = await page();
    expect(first.headers.vary).toBe('Accept-Encoding');
    expect((await page({ 'If-None-Match': `${first.headers.etag}` })).headers.link).toBeUndefined();
    const offered = await page({ 'Available-Dictionary': `:${hashOf(brotliDecompressSync(first.body).toString())}:` });
    expect(offered.headers['content-encoding']).toBe('br');
  });
});
