import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addSourceMap } from '../testing/sourceMapFixture.ts';
import { BUNDLE_NAME, createTestPublisher } from '../testing/testPublisher.ts';
import { openTestWebServer, type TestWebServer } from '../testing/testWebServer.ts';
import { writeUploadedRelease } from '../testing/uploadedRelease.ts';
import { packRelease } from './archive.ts';

let webServer: TestWebServer;
let publisher: ReturnType<typeof createTestPublisher>;

beforeAll(async () => {
  webServer = await openTestWebServer();
  publisher = createTestPublisher(webServer);
});

afterAll(() => webServer.close());

async function waitUntilServed(text: string): Promise<void> {
  for (let now = ''; !now.includes(text); ) now = await (await fetch(webServer.url)).text();
}

describe('a team', () => {
  it('releases its bundle remotely, with its name and a note in the history, and rolls back', async () => {
    const { status, body } = await publisher.release(writeUploadedRelease('2', 'second'), { note: 'menu' });
    expect({ status, body }).toEqual({ status: 200, body: { bundle: BUNDLE_NAME, version: '2' } });
    await waitUntilServed('second');
    const history = publisher.registry.bundles()[BUNDLE_NAME]?.history ?? [];
    expect(history[0]).toMatchObject({ action: 'release', version: '2', by: 'sites', note: 'menu' });
    expect((await fetch(`${webServer.url}/r/${BUNDLE_NAME}/2/remoteEntry.js`)).status).toBe(200);

    expect(await publisher.change('rollback', { expects: '2', version: null, note: 'empty' })).toMatchObject({
      status: 200,
    });
    await waitUntilServed('first');
    expect(await publisher.request(BUNDLE_NAME)).toMatchObject({
      status: 200,
      body: { live: '1', canary: null, history: [{ note: 'empty' }, {}, {}] },
    });
    expect(publisher.currentUploads()).toEqual([]);
  });

  it('uploads source maps and SBOM, which the site stores and does not serve', async () => {
    expect(await publisher.release(addSourceMap(writeUploadedRelease('3-maps', 'third')), { canary: 5 })).toMatchObject(
      {
        status: 200,
      },
    );
    expect(existsSync(join(publisher.registry.releaseDir(BUNDLE_NAME, '3-maps'), 'maps/remoteEntry.js.map'))).toBe(
      true,
    );
    expect(existsSync(join(publisher.registry.releaseDir(BUNDLE_NAME, '3-maps'), 'sbom.cdx.json'))).toBe(true);
    for (const file of [
      'sbom.cdx.json',
      '..%2fsbom.cdx.json',
      'remoteEntry.js.map',
      'maps/remoteEntry.js.map',
      '..%2fmaps/remoteEntry.js.map',
    ]) {
      expect((await fetch(`${webServer.url}/r/${BUNDLE_NAME}/3-maps/${file}`)).status).toBe(404);
    }
    expect(await publisher.change('abort', { expects: '1' })).toMatchObject({ status: 200 });
  });

  it('starts a canary', async () => {
    expect(await publisher.release(writeUploadedRelease('3', 'third'), { canary: 5 })).toMatchObject({
      status: 200,
      body: { version: '3' },
    });
    expect(publisher.registry.canarySet()).toMatchObject({ bundle: BUNDLE_NAME, version: '3', percent: 5 });
    expect(await publisher.change('abort', { expects: '1' })).toMatchObject({ status: 200, body: { version: '3' } });
    expect(await publisher.change('promote', { expects: '1' })).toEqual({
      status: 409,
      body: { error: `${BUNDLE_NAME} has no canary` },
    });
    expect(await publisher.change('rollback', [])).toMatchObject({ status: 409 });
    expect(await publisher.change('abort', { expects: '7' })).toMatchObject({
      body: { error: expect.stringContaining('Conflict') },
    });
  });

  it.each([`../${BUNDLE_NAME}/1`, '../../incoming/1', '.', ''.padEnd(300, '1')])(
    '5.3.2: cannot roll back to an invalid version: %s',
    async (version) => {
      const before = publisher.registry.bundles();
      const { status, body } = await publisher.change('rollback', { expects: '1', version });
      expect([status, body.error]).toEqual([409, `There is no release ${BUNDLE_NAME}@${version}`]);
      expect(publisher.registry.bundles()).toEqual(before);
    },
  );

  it('stages a version for a preview of its own, and activates it', async () => {
    const staged = await publisher.release(writeUploadedRelease('8', 'eighth'), { stage: true });
    expect(staged).toEqual({ status: 200, body: { bundle: BUNDLE_NAME, version: '8' } });
    expect(publisher.registry.live(BUNDLE_NAME)).toBe('1');
    const trial = await fetch(`${webServer.url}/?remote.marketing=8`, {
      headers: { Authorization: `Bearer ${await publisher.token}` },
    });
    expect(await trial.text()).toContain('eighth');
    const asCanary = (canary: unknown) => publisher.change('activate', { expects: '1', version: '8', canary });
    expect((await asCanary('5')).body.error).toBe('A canary has from 0.01 to 100 percent of the visitors');
    expect((await asCanary(5)).status).toBe(200);
    expect(publisher.registry.canarySet()).toMatchObject({ version: '8', percent: 5 });
    await publisher.change('abort', { expects: '1' });
    expect(await publisher.change('activate', { expects: '1', version: '8', note: 'looked at' })).toMatchObject({
      status: 200,
    });
    await waitUntilServed('eighth');
    expect(publisher.registry.bundles()[BUNDLE_NAME]?.history[0]).toMatchObject({
      action: 'release',
      note: 'looked at',
    });
    await publisher.registry.activate({ [BUNDLE_NAME]: '1' });
  });

  it('cannot activate a version that does not exist', async () => {
    for (const version of ['../mfe-marketing/1', '77', '']) {
      const { status, body } = await publisher.change('activate', { expects: '1', version });
      expect([status, body.error]).toEqual([409, `There is no release ${BUNDLE_NAME}@${version}`]);
    }
  });

  it('gets a conflict when another release was faster: one of two concurrent ones is live', async () => {
    const archives = await Promise.all(
      ['4', '5'].map((version) => packRelease(writeUploadedRelease(version, 'together'))),
    );
    const replies = await Promise.all(archives.map((archive) => publisher.send(archive)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, late] = replies[0]?.status === 200 ? replies : replies.toReversed();
    expect(publisher.registry.live(BUNDLE_NAME)).toBe(first?.body.version);
    expect(late?.body.error).toBe(
      `Conflict: ${BUNDLE_NAME} is now at ${first?.body.version}, expected 1. Reload and try again.`,
    );
    await publisher.registry.activate({ [BUNDLE_NAME]: '1' });
  });
});

describe('a token', () => {
  it.each<[string, () => string | Promise<string>, number, string]>([
    ['that is unknown', () => 'skal_unknown', 401, 'The token is unknown or revoked'],
    [
      'of another bundle',
      () => publisher.teams.add('dashboard', 'mfe-admin'),
      403,
      'This token of dashboard is for mfe-admin, not mfe-marketing',
    ],
    [
      'that was revoked',
      async () => {
        const revokedToken = await publisher.teams.add('gone', BUNDLE_NAME);
        await publisher.teams.revoke('gone');
        return revokedToken;
      },
      401,
      'The token is unknown or revoked',
    ],
  ])('%s cannot release', async (_, make, status, error) => {
    const archive = await packRelease(writeUploadedRelease('6', 'stolen'));
    const ownToken = make();
    expect(await publisher.send(archive, {}, ownToken)).toEqual({ status, body: { error } });
    expect(await publisher.request(BUNDLE_NAME, {}, ownToken)).toEqual({ status, body: { error } });
    expect(publisher.registry.has(BUNDLE_NAME, '6')).toBe(false);
  });

  it('is required', async () => {
    const answer = await fetch(`${webServer.url}/releases/${BUNDLE_NAME}`, { method: 'POST' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });
});
