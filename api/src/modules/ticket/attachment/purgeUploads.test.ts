import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../../../db/rows/id.ts';
import { deleteExpired } from '../../../db/rows/retention.ts';
import { purge } from '../../../housekeeping.ts';
import { client } from '../../../testing/fixtures/requestBodies.ts';
import { openTestUploads, PDF, type TestUploads } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { announcedFileRetention } from './purgeUploads.ts';

const DAY_MS = 24 * 3600_000;

describe('purgeUploads', () => {
  let api: TestApi;
  let uploads: TestUploads;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 } });
    uploads = openTestUploads(api, await api.signIn(client.email, client.password));
  });
  beforeEach(async () => {
    await api.execute('DELETE FROM tickets');
    rmSync(uploads.folder, { recursive: true, force: true });
  });
  afterAll(() => api.close());

  const run = () => purge(api.internals.housekeeping);
  const ago = (ms: number) => Date.now() - ms;
  const touch = (name: string, at: Date) => utimesSync(join(uploads.folder, name), at, at);

  it('deletes an object without a row after an hour, and keeps owned and new ones', async () => {
    const { path } = await uploads.announce('a.pdf');
    await uploads.send(path, PDF);
    const [owned = ''] = uploads.listStored();
    for (const name of ['old', 'new']) writeFileSync(join(uploads.folder, name), 'x');
    for (const name of ['old', owned]) touch(name, new Date(ago(3_700_000)));
    await run();
    expect(uploads.listStored().sort()).toEqual([owned, 'new'].sort());
  });

  it('deletes an announcement after a week, unless it is being uploaded', async () => {
    const { db } = api.internals.dependencies;
    const { dataDir } = api.settings;
    const forget = async (days: number) =>
      deleteExpired(db, await announcedFileRetention('attachments', dataDir, Date.now() + days * DAY_MS));
    const never = await uploads.announce('never.pdf');
    const uploading = await uploads.announce('coming.pdf');
    mkdirSync(uploads.tempDir, { recursive: true });
    writeFileSync(join(uploads.tempDir, `${uploading.fileId}.${newId()}.part`), 'x');
    await forget(6);
    expect(await uploads.findFiles(never.ticketId)).toHaveLength(1);
    await forget(8);
    expect(await uploads.findFiles(never.ticketId)).toEqual([]);
    expect(await uploads.findFiles(uploading.ticketId)).toHaveLength(1);
  });

  it('clears and logs a row whose file is missing, but not if all are missing: then the folder is not mounted', async () => {
    const [kept, lost] = [await uploads.announce('kept.pdf'), await uploads.announce('lost.pdf')];
    await uploads.send(lost.path, PDF);
    const [lostName = ''] = uploads.listStored();
    await uploads.send(kept.path, PDF);
    rmSync(join(uploads.folder, lostName));
    await run();
    expect(await uploads.findFiles(lost.ticketId)).toEqual([]);
    expect(await uploads.findFiles(kept.ticketId)).toMatchObject([{ state: 'stored' }]);
    expect(api.log.at(-1)).toMatchObject({ msg: 'stored file missing', storedAs: lostName });

    for (const name of uploads.listStored()) rmSync(join(uploads.folder, name));
    await run();
    expect(await uploads.findFiles(kept.ticketId)).toHaveLength(1);
    expect(api.log.at(-1)).toMatchObject({ msg: 'most stored files are not in the storage', level: 50 });
  });
});
