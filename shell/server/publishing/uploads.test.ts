import { once } from 'node:events';
import { request } from 'node:http';
import type { Release } from '../release.ts';
import { arriving } from '../testing/arriving.ts';
import { openTestDoor, type TestDoor } from '../testing/door.ts';
import { NAME, openSender } from '../testing/sender.ts';
import { PARCEL_LIMIT, PARCEL_TYPE, type ParcelHead } from './parcel.ts';

let door: TestDoor;
let sender: ReturnType<typeof openSender>;

beforeAll(async () => {
  door = await openTestDoor();
  sender = openSender(door);
});

afterAll(() => door.close());

describe('a gate', () => {
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
    ['the packages', { routes: [{ ...page, path: '/packages/x', preload: [] }] }, 400, 'release.routes[0].path'],
    ['an address of the api', { routes: [{ ...page, path: '/api/x', preload: [] }] }, 400, 'release.routes[0].path'],
    ['a name that leads out', { entry: '../../registry.json' }, 400, 'release.entry'],
    ['no range', { shared: { react: 'newest' } }, 400, 'release.shared is not what it should be'],
    ['the name of another', { name: 'mfe-admin' }, 400, 'It is a release of mfe-admin, and not of mfe-marketing'],
  ])('refuses %s by name, and nothing changes', async (_, overrides, status, sentence) => {
    const before = sender.registry.bundles();
    const reply = await sender.release(arriving('7', 'bad', overrides));
    expect(reply).toEqual({ status, body: { error: expect.stringContaining(sentence) } });
    expect(sender.registry.bundles()).toEqual(before);
    expect(sender.arrivingNow()).toEqual([]);
  });

  it('refuses what is no release at all', async () => {
    const line = (head: object) => Buffer.from(`${JSON.stringify(head)}\n`);
    const parcel = sender.parcelOf(arriving('8', 'whole'));
    const { files, ...head } = JSON.parse(String(parcel.subarray(0, parcel.indexOf('\n')))) as ParcelHead;
    const naming = (path: string) => line({ ...head, files: [{ path, bytes: 0 }] });
    const errorOf = async (body: Buffer<ArrayBuffer>) => (await sender.send(body)).body.error;
    expect(await errorOf(Buffer.from('no line'))).toBe('It was cut off');
    expect(await errorOf(Buffer.from('{\n'))).toBe('Its first line is no JSON');
    for (const path of ['../x', 'public/../../x', '/etc/x', 'server/other.cjs', 'release.json']) {
      expect(await errorOf(naming(path))).toMatch(/files\[0\]\.path/);
    }
    expect(await errorOf(Buffer.concat([parcel, Buffer.from('x')]))).toBe(
      'It brings more than the files that it names',
    );
    expect(await errorOf(parcel.subarray(0, -1) as Buffer<ArrayBuffer>)).toBe('It was cut off');
    expect(
      (await sender.ask(NAME, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x' })).status,
    ).toBe(415);
    expect(files.length).toBeGreaterThan(1);
    expect(sender.arrivingNow()).toEqual([]);
  });
});

describe('an upload', () => {
  const open = async (length: number) => {
    const token = await sender.token;
    return request(`${door.url}/releases/${NAME}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': PARCEL_TYPE, 'Content-Length': length },
    });
  };

  it('that is cut off leaves nothing behind, and the next one goes through', async () => {
    const parcel = sender.parcelOf(arriving('9', 'ninth'));
    const upload = await open(parcel.length);
    upload.on('error', () => undefined);
    upload.write(parcel.subarray(0, -5));
    while (sender.arrivingNow().length === 0) await new Promise(setImmediate);
    upload.destroy();
    while (sender.arrivingNow().length > 0) await new Promise(setImmediate);
    expect(sender.registry.live(NAME)).toBe('1');
    expect(sender.registry.has(NAME, '9')).toBe(false);
    expect((await sender.send(parcel)).status).toBe(200);
    expect(sender.registry.live(NAME)).toBe('9');
  });

  it('that is too large is refused before it is read', async () => {
    const upload = await open(PARCEL_LIMIT + 1);
    upload.on('error', () => undefined);
    upload.flushHeaders();
    const [answer] = await once(upload, 'response');
    expect(answer.statusCode).toBe(413);
    upload.destroy();
  });
});
