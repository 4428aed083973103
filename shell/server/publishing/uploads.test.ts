import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Header, pack } from 'tar-stream';
import type { Release } from '../releases/release.ts';
import { BUNDLE_NAME, createTestPublisher } from '../testing/testPublisher.ts';
import { openTestWebServer, type TestWebServer } from '../testing/testWebServer.ts';
import { writeUploadedRelease } from '../testing/uploadedRelease.ts';
import { ARCHIVE_LIMIT, ARCHIVE_TYPE, packRelease } from './archive.ts';

let door: TestWebServer;
let sender: ReturnType<typeof createTestPublisher>;

beforeAll(async () => {
  door = await openTestWebServer();
  sender = createTestPublisher(door);
});

afterAll(() => door.close());

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
      'needs gone.js, and does not',
    ],
    [
      'a name that is not lent',
      { version: '8', uses: { react: ['useNothing'] } },
      409,
      "uses 'useNothing' of react, which shell@1",
    ],
    ['another host API', { hostApi: '^9.0.0' }, 409, 'needs host API ^9.0.0, the shell offers 1.2.0'],
    ['an address of the api', { routes: [{ ...page, path: '/api/x', preload: [] }] }, 400, 'routes[0].path'],
    ['a name that leads out', { entry: '../../registry.json' }, 400, 'entry'],
    ['no range', { shared: { react: 'newest' } }, 400, 'shared is not valid'],
    ['the name of another', { name: 'mfe-admin' }, 400, 'It is a release of mfe-admin, and not of mfe-marketing'],
  ])('reject %s with a reason, and change nothing', async (_, overrides, status, sentence) => {
    const before = sender.registry.bundles();
    const reply = await sender.release(writeUploadedRelease('7', 'bad', overrides));
    expect(reply).toEqual({ status, body: { error: expect.stringContaining(sentence) } });
    expect(sender.registry.bundles()).toEqual(before);
    expect(sender.arrivingNow()).toEqual([]);
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
    const errorOf = async (body: Buffer<ArrayBuffer>) => (await sender.send(body)).body.error;
    const whole = await archiveWith();
    expect(await errorOf(Buffer.from('no archive'))).toBe('It is not a complete tar archive');
    expect(await errorOf(Buffer.alloc(2048))).toBe('It does not have release.json');
    expect(await errorOf(whole.subarray(0, 700))).toBe('It is not a complete tar archive');
    for (const name of ['../x', 'public/../../x', '/etc/x', 'server/other.cjs']) {
      expect(await errorOf(await archiveWith({ name }))).toMatch(/^A release does not have the file/);
    }
    const link = { name: 'public/link', type: 'symlink', linkname: '/etc/passwd' } as const;
    expect(await errorOf(await archiveWith(link))).toBe('A release does not have the symlink public/link');
    expect(await errorOf(await archiveWith({ name: 'public/a' }, { name: 'public/a' }))).toBe('It has public/a twice');
    expect(await errorOf(await archiveWith({ name: 'public/a' }))).toContain(
      'brings a, which has no integrity',
    );
    const ask = (type: string) =>
      sender.ask(BUNDLE_NAME, { method: 'POST', headers: { 'Content-Type': type }, body: 'x' });
    expect((await ask('text/plain')).status).toBe(415);
    expect(sender.arrivingNow()).toEqual([]);
  });

  it('reject an invalid percentage', async () => {
    const { status, body } = await sender.release(writeUploadedRelease('10', 'share'), { canary: 500 });
    expect([status, body.error]).toEqual([409, 'A canary has from 0.01 to 100 percent of the visitors']);
  });
});

describe('an upload', () => {
  const open = async (length: number) => {
    const token = await sender.token;
    return request(`${door.url}/releases/${BUNDLE_NAME}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': ARCHIVE_TYPE, 'Content-Length': length },
    });
  };

  it('that is cut off leaves nothing behind, and the next one succeeds', async () => {
    const archive = await packRelease(writeUploadedRelease('9', 'ninth'));
    const upload = await open(archive.length);
    upload.on('error', () => undefined);
    upload.write(archive.subarray(0, -1025));
    while (sender.arrivingNow().length === 0) await new Promise(setImmediate);
    upload.destroy();
    while (sender.arrivingNow().length > 0) await new Promise(setImmediate);
    expect(sender.registry.live(BUNDLE_NAME)).toBe('1');
    expect(sender.registry.has(BUNDLE_NAME, '9')).toBe(false);
    expect((await sender.send(archive)).status).toBe(200);
    expect(sender.registry.live(BUNDLE_NAME)).toBe('9');
  });

  it('that is too large is rejected before it is read', async () => {
    const upload = await open(ARCHIVE_LIMIT + 1);
    upload.on('error', () => undefined);
    upload.flushHeaders();
    const [answer] = await once(upload, 'response');
    expect(answer.statusCode).toBe(413);
    upload.destroy();
  });
});
