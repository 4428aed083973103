import { readdirSync } from 'node:fs';
import { LOGO_BYTES_MAX } from '@skal/contracts/client/logo';
import sharp from 'sharp';
import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import {
  animatedPng,
  imagesWithMetadata,
  lowQualityJpeg,
  METADATA_MARKER,
  paletteImage,
} from '../../testing/fixtures/images.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { PNG } from '../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { getTempUploadDir } from '../ticket/attachment/receiveUpload.ts';

const BYTES = { 'content-type': 'application/octet-stream' };

describe('app logo', () => {
  let api: TestApi;
  let operator: TestClient;
  let own: TestClient;
  let path: string;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    own = await api.signIn(client.email, client.password);
    path = `/api/admin/clients/${await findBusinessId(api, client)}/logo`;
  });
  beforeEach(async () => {
    for (const table of ['logos', 'audit_entries']) await api.execute(`DELETE FROM ${table}`);
  });
  afterAll(() => api.close());

  const upload = (raw: Uint8Array = PNG, headers: Record<string, string> = BYTES) =>
    operator.request('POST', path, { raw, headers });
  const logoOf = async (who = own) => ((await who.get('/api/session')).body.business as { logo: unknown }).logo;
  const bytesOf = async (id: unknown) => {
    const response = await fetch(`${api.url}/api/logos/${id}`, { headers: { cookie: own.cookieHeader } });
    return Buffer.from(await response.arrayBuffer());
  };
  const detail = async () => (await operator.get(path.replace(/\/logo$/, ''))).body;
  const rows = () => api.rows('SELECT id FROM logos');

  it('is what an operator uploaded, for this client only, at a URL that changes with it', async () => {
    const { status, body } = await upload();
    expect([status, await logoOf(), (await detail()).logo]).toEqual([201, body.logo, body.logo]);
    const picture = await own.get(`/api/logos/${body.logo}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const other = await api.signIn(live.email, live.password);
    expect([await logoOf(other), (await other.get(`/api/logos/${body.logo}`)).status]).toEqual([null, 404]);

    const next = (await upload(await imagesWithMetadata.jpeg())).body.logo;
    expect((await own.get(`/api/logos/${next}`)).headers.get('content-type')).toBe('image/jpeg');
    expect((await own.get(`/api/logos/${body.logo}`)).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  it('is served so that no browser executes it', async () => {
    const { body } = await upload();
    for (const [who, address] of [
      [own, `/api/logos/${body.logo}`],
      [operator, path],
    ] as const) {
      const { headers } = await who.get(address);
      expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), BYTES, 400],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), BYTES, 400],
    ['a GIF', Buffer.from('GIF89a and the rest of it'), BYTES, 400],
    ['a truncated JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), BYTES, 400],
    ['nothing', Buffer.alloc(0), BYTES, 400],
    ['a file that is too large', Buffer.concat([PNG, Buffer.alloc(LOGO_BYTES_MAX)]), BYTES, 413],
    ['an image by its media type only', PNG, { 'content-type': 'image/png' }, 415],
    ['a compressed body', PNG, { ...BYTES, 'content-encoding': 'gzip' }, 415],
  ])('rejects %s, and keeps the previous one', async (_what, raw, headers, status) => {
    const { logo } = (await upload()).body;
    const rejected = await upload(raw, headers);
    expect([rejected.status, rejected.body.error]).toEqual([status, expect.stringMatching(/\.$/)]);
    expect(await logoOf()).toBe(logo);
  });

  it('accepts the maximum size, and drops data appended to the image', async () => {
    const { status, body } = await upload(Buffer.concat([PNG, Buffer.alloc(LOGO_BYTES_MAX - PNG.length)]));
    expect(status).toBe(201);
    expect((await bytesOf(body.logo)).length).toBeLessThan(1000);
  });

  it.each(['jpeg', 'png'] as const)('14.2.8: removes place and device from a %s', async (kind) => {
    const sent = await imagesWithMetadata[kind]();
    expect(sent.includes(METADATA_MARKER)).toBe(true);
    const stored = await bytesOf((await upload(sent)).body.logo);
    const { format, width, height, exif, xmp } = await sharp(stored).metadata();
    expect([format, width, height, exif, xmp]).toEqual([kind, 20, 40, undefined, undefined]);
    expect(stored.includes(METADATA_MARKER)).toBe(false);
  });

  it.each([
    ['would be too large after processing', paletteImage, 245],
    ['moves', animatedPng, 16],
  ])('stores the thumbnail of an image that %s, within the limits', async (_what, make, side) => {
    const { status, body } = await upload(await make());
    const stored = await bytesOf(body.logo);
    expect([status, await sharp(stored).metadata()]).toMatchObject([
      201,
      { format: 'webp', width: side, height: side },
    ]);
    expect(stored.length).toBeLessThanOrEqual(LOGO_BYTES_MAX);
  });

  it('rejects an image whose thumbnail is too large, with a message', async () => {
    const { status, body } = await upload(await lowQualityJpeg());
    expect([status, body.error]).toEqual([
      413,
      'After processing, this image is larger than 40 KB. Please choose a smaller one.',
    ]);
  });

  it('leaves no files on disk, accepted or rejected', async () => {
    await upload();
    await upload(Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'));
    expect(readdirSync(getTempUploadDir(api.settings.dataDir))).toEqual([]);
  });

  it('is removed once, audited, and deleted with its client', async () => {
    await upload();
    const deleted = await Promise.all([1, 2].map(() => operator.request('DELETE', path)));
    expect(deleted.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect([await logoOf(), (await operator.get(path)).status]).toEqual([null, 404]);
    const auditEntries = await api.rows('SELECT action, client_name FROM audit_entries ORDER BY id');
    expect(auditEntries.map(({ action, client_name }) => [action, client_name])).toEqual([
      ['logo.uploaded', 'Demo Wine Bar'],
      ['logo.removed', 'Demo Wine Bar'],
    ]);
    await upload();
    await operator.request('DELETE', path.replace(/\/logo$/, ''));
    expect(await rows()).toEqual([]);
    expect((await upload()).status).toBe(404);
  });
});
