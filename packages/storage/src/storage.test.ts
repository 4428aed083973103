import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ObjectNotFoundError, openStorage, type Storage, type StoredObject, subLocation } from './index.ts';
import { startS3, type TestS3 } from './testing/s3.ts';

let s3: TestS3;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = mkdtempSync(join(tmpdir(), 'skal-folder-'));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString();
}

async function listed(storage: Storage): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  for await (const piece of storage.list()) found.push(piece);
  return found.sort((one, other) => one.key.localeCompare(other.key));
}

const LARGE = 'x'.repeat(300_000);

describe.each([
  ['a folder', () => ({ url: join(folder, 'not', 'made', 'yet') })],
  ['a bucket', () => s3],
])('storage in %s', (_, placeOf) => {
  let storage: Storage;
  beforeEach(() => {
    storage = openStorage(placeOf());
  });
  afterEach(async () => {
    for (const { key } of await listed(storage)) await storage.remove(key);
    storage.close();
  });

  it('stores objects until they are removed', async () => {
    expect(await listed(storage)).toEqual([]);
    await storage.put('mfe-portal/1/a', Buffer.from(LARGE));
    await storage.put('mfe-portal/1/b', Buffer.from('b'));
    expect(await textOf(await storage.get('mfe-portal/1/a'))).toBe(LARGE);
    expect(await textOf(await storage.get('mfe-portal/1/b'))).toBe('b');
    const found = await listed(storage);
    expect(found.map(({ key, bytes }) => [key, bytes])).toEqual([
      ['mfe-portal/1/a', LARGE.length],
      ['mfe-portal/1/b', 1],
    ]);
    expect(found.every(({ at }) => Math.abs(Date.now() - at) < 3600_000)).toBe(true);
    expect(await storage.find('mfe-portal/1/b')).toMatchObject({ key: 'mfe-portal/1/b', bytes: 1 });

    await storage.remove('mfe-portal/1/a');
    await storage.remove('mfe-portal/1/a');
    expect((await listed(storage)).map(({ key }) => key)).toEqual(['mfe-portal/1/b']);
    expect(await storage.find('mfe-portal/1/a')).toBeUndefined();
    await expect(storage.get('mfe-portal/1/a')).rejects.toThrow(ObjectNotFoundError);
  });

  it('stores a stream of known length', async () => {
    const stream = Readable.from([Buffer.from(LARGE), Buffer.from('end')]);
    await storage.put('a', { stream, bytes: LARGE.length + 3 });
    expect(await textOf(await storage.get('a'))).toBe(`${LARGE}end`);
  });

  it.each([
    ['fails', 400_000, 'connection lost'],
    ['is too short', 300_001, 'received'],
    ['is too long', 299_999, 'received more'],
  ])('stores nothing of a stream that %s', async (how, bytes, sentence) => {
    async function* pieces() {
      yield Buffer.from(LARGE);
      if (how === 'fails') throw new Error('connection lost');
    }
    await expect(storage.put('a', { stream: Readable.from(pieces()), bytes })).rejects.toThrow(sentence);
    expect(await listed(storage)).toEqual([]);
  });

  it('reads a range', async () => {
    await storage.put('a', Buffer.from('0123456789'));
    expect(await textOf(await storage.get('a', { start: 2, end: 4 }))).toBe('234');
    expect(await textOf(await storage.get('a', { start: 9, end: 9 }))).toBe('9');
  });

  it('separates the objects of two subjects', async () => {
    const [uploads, releases] = ['uploads', 'releases'].map((subject) => openStorage(subLocation(placeOf(), subject)));
    if (!uploads || !releases) throw new Error('Expected two storages');
    await uploads.put('a', Buffer.from('of uploads'));
    await releases.put('a', Buffer.from('of releases'));
    expect(await textOf(await uploads.get('a'))).toBe('of uploads');
    expect(await listed(releases)).toHaveLength(1);
    expect((await listed(storage)).map(({ key }) => key)).toEqual(['releases/a', 'uploads/a']);
    uploads.close();
    releases.close();
  });
});

it('a bucket rejects other credentials', async () => {
  const key = process.env.AWS_ACCESS_KEY_ID;
  process.env.AWS_ACCESS_KEY_ID = 'EXAMPLE';
  const storage = openStorage(s3);
  await expect(listed(storage)).rejects.toThrow();
  await expect(storage.get('a')).rejects.not.toThrow(ObjectNotFoundError);
  storage.close();
  process.env.AWS_ACCESS_KEY_ID = key;
});

it('a location that is not a folder is an error, not an empty storage', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const storage = openStorage({ url: file });
  await expect(storage.put('a', Buffer.from('a'))).rejects.toThrow(/EEXIST|ENOTDIR/);
  await expect(listed(storage)).rejects.toThrow('ENOTDIR');
});
