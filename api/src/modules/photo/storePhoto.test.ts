import sharp from 'sharp';
import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { blankImage, imagesWithMetadata, METADATA_MARKER } from '../../testing/fixtures/images.ts';
import { admin, live } from '../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PDF } from '../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { purgeUploads } from '../ticket/attachment/purgeUploads.ts';
import { getPhotoFileName, listPhotoFileNames } from './photoFiles.ts';
import { storePhoto } from './storePhoto.ts';

describe('files of a photo', () => {
  let api: TestApi;
  let businessId: string;
  beforeAll(async () => {
    api = await startTestApi();
    businessId = await findBusinessId(api, live);
  });
  afterEach(() => api.execute('DELETE FROM photos'));
  afterAll(() => api.close());

  const store = (bytes: Uint8Array) =>
    storePhoto(api.internals.dependencies, { businessId, bytes, name: 'a.jpg', alt: 'A table' });
  const read = async (storedAs: string | null, width: number, format: string) => {
    const parts: Uint8Array[] = [];
    const stored = await api.internals.dependencies.uploads.get(getPhotoFileName(storedAs ?? '', width, format));
    for await (const part of stored) parts.push(part);
    return Buffer.concat(parts);
  };
  const listStored = () => openTestUploads(api, api.client()).listStored();

  it('have each width in each format', async () => {
    const photo = await store(await blankImage(3000, 2000));
    expect(photo).toMatchObject({ sizes: '320x213,640x427,1280x853', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    for (const width of [320, 640, 1280])
      for (const format of ['webp', 'jpeg'])
        expect(await sharp(await read(photo.storedAs, width, format)).metadata()).toMatchObject({ format, width });
  });

  it.each([
    [500, 300, '320x192,500x300'],
    [320, 200, '320x200'],
    [1000, 5000, '128x640,256x1280,512x2560'],
  ])('of %i × %i pixels are never enlarged: %s', async (width, height, sizes) => {
    const photo = await store(await blankImage(width, height));
    const own = listStored().filter((name) => name.startsWith(String(photo.storedAs)));
    expect([photo.sizes, own.length]).toEqual([sizes, 2 * sizes.split(',').length]);
  });

  it.each(['jpeg', 'png'] as const)('14.2.8: of a %s are upright, without place and device', async (kind) => {
    const { storedAs, sizes } = await store(await imagesWithMetadata[kind]());
    expect(sizes).toBe('20x40');
    for (const format of ['webp', 'jpeg']) {
      const bytes = await read(storedAs, 320, format);
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, bytes.includes(METADATA_MARKER)]).toEqual([...Array(4).fill(undefined), false]);
    }
  });

  it.each([
    ['is not a picture', PDF, 400, 'This file is not a JPEG or PNG photo'],
    ['is damaged', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), 400, 'This photo cannot be opened'],
    ['is empty', Buffer.alloc(0), 400, 'This file is empty.'],
    ['is larger than 10 MB', Buffer.alloc(30 * 1024 ** 2), 413, 'This photo is larger than 10 MB.'],
  ])('are not stored if it %s', async (_why, bytes, status, message) => {
    const before = listStored();
    await expect(store(bytes)).rejects.toMatchObject({ status, message: expect.stringContaining(message) });
    expect([listStored(), await api.rows('SELECT id FROM photos')]).toEqual([before, []]);
  });

  it('have the same hash for the same photo, and are deleted once no row needs them', async () => {
    const bytes = await blankImage(40, 40);
    const [one, other] = [await store(bytes), await store(bytes)];
    expect([one.hash, one.position, other.position]).toEqual([other.hash, 0, 1]);
    await api.execute('DELETE FROM photos WHERE id = ?', [one.id]);
    await purgeUploads(api.internals.dependencies, Date.now() + 2 * 3_600_000);
    const stored = listStored();
    expect(stored.filter((name) => listPhotoFileNames(one.storedAs ?? '').includes(name))).toEqual([]);
    expect(stored.filter((name) => listPhotoFileNames(other.storedAs ?? '').includes(name))).toHaveLength(2);
  });

  it('count for the storage quota, and are deleted with the client', async () => {
    const photo = await store(await blankImage(40, 40));
    const owner = await api.signIn(live.email, live.password);
    expect((await owner.get('/api/storage-usage')).body).toMatchObject({ used: { bytes: photo.bytes, files: 1 } });
    const operator = await api.signIn(admin.email, admin.password);
    expect((await operator.request('DELETE', `/api/admin/clients/${businessId}`)).status).toBe(204);
    expect(listStored().filter((name) => name.startsWith(String(photo.storedAs)))).toEqual([]);
  });
});
