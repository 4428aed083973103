import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Header, pack } from 'tar-stream';
import type { Release } from '../releases/release.ts';
import { BUNDLE_NAME, createTestPublisher } from '../testing/testPublisher.ts';
import { openTestWebServer, type TestWebServer } from '../testing/testWebServer.ts';
import { writeUploadedRelease } from '../testing/uploadedRelease.ts';
import { ARCHIVE_TYPE, MAX_ARCHIVE_BYTES, packRelease } from './archive.ts';

let webServer: TestWebServer;
let publisher: ReturnType<typeof createTestPublisher>;

beforeAll(async () => {
  webServer = await openTestWebServer();
  publisher = createTestPublisher(webServer);
});

afterAll(() => webServer.close());

describe('the release checks', () => {
  const page = {
    path: '/',
    page: 'P',
    title: 'T',
    description: '',
    access: 'public',
    layout: 'site',
    preload: [],
  } as const;

  it.each<[string, Partial<Release>, number, string]>([
    [
      'a route whose chunk is missing',
      { routes: [{ ...page, preload: ['gone.js'] }] },
      409,
      'needs gone.js, which is missing',
    ],
    [
      'an import that the shell does not export',
      { version: '8', consumes: { react: ['useNothing'] } },
      409,
      "uses 'useNothing' of react, which shell@1",
    ],
    ['another host API', { hostApi: '^9.0.0' }, 409, 'needs host API ^9.0.0, the shell offers 1.2.0'],
    ['a reserved path', { routes: [{ ...page, path: '/api/x', preload: [] }] }, 400, 'routes[0].path'],
    ['a path outside of the release', { entry: '../../registry.json' }, 400, 'entry'],
    ['an invalid range', { shared: { react: 'newest' } }, 400, 'shared is not valid'],
    [
      'the name of another bundle',
      { name: 'mfe-admin' },
      400,
      'It is a release of mfe-admin, and not of mfe-marketing',
    ],
  ])('reject %s with a reason, and change nothing', async (_, overrides, status, sentence) => {
    const before = publisher.registry.bundles();
    const reply = await publisher.release(writeUploadedRelease('7', 'bad', overrides));
    expect(reply).toEqual({ status, body: { error: expect.stringContaining(sentence) } });
    expect(publisher.registry.bundles()).toEqual(before);
    expect(publisher.currentUploads()).toEqual([]);
  });

  /** A tar archive with these entries before the files of a valid release. */
  const archiveWith = async (...entries: (Pick<Header, 'name'> & Partial<Header>)[]) => {
    const archive = pack();
    for (const entry of entries) archive.entry({ ...entry }, entry.type === 'symlink' ? '' : 'x');
    archive.finalize();
    // Without the two zero blocks that end an archive.
    const before = (await buffer(archive)).subarray(0, -1024);
    return Buffer.concat([before, await packRelease(writeUploadedRelease('11', 'whole'))]);
  };

  it('reject what is not a release', async () => {
    const errorOf = async (body: Buffer<ArrayBuffer>) => (await publisher.send(body)).body.error;
    const whole = await archiveWith();
    expect(await errorOf(Buffer.from('no archive'))).toBe('It is not a complete tar archive');
    expect(await errorOf(Buffer.alloc(2048))).toBe('It does not have release.json');
    expect(await errorOf(whole.subarray(0, 700))).toBe('It is not a complete tar archive');
    for (const name of ['../x', 'public/../../x', '/etc/x', 'server/other.cjs']) {
      expect(await errorOf(await archiveWith({ name }))).toMatch(/^A release must not contain the file/);
    }
    const link = { name: 'public/link', type: 'symlink', linkname: '/etc/passwd' } as const;
    expect(await errorOf(await archiveWith(link))).toBe('A release must not contain the symlink public/link');
    expect(await errorOf(await archiveWith({ name: 'public/a' }, { name: 'public/a' }))).toBe('It has public/a twice');
    expect(await errorOf(await archiveWith({ name: 'public/a' }))).toContain('has a without an integrity');
    const ask = (type: string) =>
      publisher.request(BUNDLE_NAME, { method: 'POST', headers: { 'Content-Type': type }, body: 'x' });
    expect((await ask('text/plain')).status).toBe(415);
    expect(publisher.currentUploads()).toEqual([]);
  });

  it('reject an invalid percentage', async () => {
    const { status, body } = await publisher.release(writeUploadedRelease('10', 'share'), { canary: 500 });
    expect([status, body.error]).toEqual([409, 'A canary has from 0.01 to 100 percent of the visitors']);
  });
});

describe('an upload', () => {
  const open = async (length: number) => {
    const token = await publisher.token;
    return request(`${webServer.url}/releases/${BUNDLE_NAME}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': ARCHIVE_TYPE, 'Content-Length': length },
    });
  };

  it('that is cut off leaves nothing behind, and the next one succeeds', async () => {
    const archive = await packRelease(writeUploadedRelease('9', 'ninth'));
    const upload = await open(archive.length);
    upload.on('error', () => undefined);
    upload.write(archive.subarray(0, -1025));
    while (publisher.currentUploads().length === 0) await new Promise(setImmediate);
    upload.destroy();
    while (publisher.currentUploads().length > 0) await new Promise(setImmediate);
    expect(publisher.registry.live(BUNDLE_NAME)).toBe('1');
    expect(publisher.registry.has(BUNDLE_NAME, '9')).toBe(false);
    expect((await publisher.send(archive)).status).toBe(200);
    expect(publisher.registry.live(BUNDLE_NAME)).toBe('9');
  });

  it('that is too large is rejected before it is read', async () => {
    const upload = await open(MAX_ARCHIVE_BYTES + 1);
    upload.on('error', () => undefined);
    upload.flushHeaders();
    const [answer] = await once(upload, 'response');
    expect(answer.statusCode).toBe(413);
    upload.destroy();
  });
});
