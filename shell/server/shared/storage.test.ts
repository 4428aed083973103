import { join } from 'node:path';
import { makeFolder } from '../testing/releases.ts';
import { startS3, type TestS3 } from '../testing/s3.ts';
import { openStorage } from './openStorage.ts';
import type { Storage } from './storage.ts';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

async function textOf(storage: Storage, key: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await storage.get(key)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

describe.each([
  ['a folder', () => ({ at: join(makeFolder(), 'not', 'made', 'yet') })],
  ['a bucket', () => s3],
])('a storage in %s', (_, placeOf) => {
  it('has what was put there, under its name, until it is removed', async () => {
    const storage = openStorage(placeOf());
    const large = 'x'.repeat(300_000);
    await storage.put('mfe-portal/1/a', Buffer.from(large));
    await storage.put('mfe-portal/1/b', Buffer.from('b'));
    expect([await textOf(storage, 'mfe-portal/1/a'), await textOf(storage, 'mfe-portal/1/b')]).toEqual([large, 'b']);
    const found = (await storage.list()).sort((one, other) => one.key.localeCompare(other.key));
    expect(found.map(({ key, bytes }) => [key, bytes])).toEqual([
      ['mfe-portal/1/a', large.length],
      ['mfe-portal/1/b', 1],
    ]);
    expect(found.every(({ at }) => Math.abs(Date.now() - at) < 3600_000)).toBe(true);

    await storage.remove('mfe-portal/1/a');
    expect((await storage.list()).map(({ key }) => key)).toEqual(['mfe-portal/1/b']);
    await expect(textOf(storage, 'mfe-portal/1/a')).rejects.toThrow('The storage of releases cannot be reached');
    storage.close();
  });
});

it('a bucket says nothing to somebody else', async () => {
  const key = process.env.AWS_ACCESS_KEY_ID;
  process.env.AWS_ACCESS_KEY_ID = 'SOMEBODY';
  const storage = openStorage(s3);
  await expect(storage.list()).rejects.toThrow('The storage of releases cannot be reached at this moment');
  storage.close();
  process.env.AWS_ACCESS_KEY_ID = key;
});
