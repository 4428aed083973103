import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { recordSyncs } from './testing/recordSyncs.ts';

describe('durability of a folder storage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skal-durable-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('syncs the folder after renaming a file into it, and the parent of a new folder', async () => {
    const stored = join(folder, 'stored');
    const log = join(folder, 'log');
    const put = `
      import { openFolderStorage } from ${JSON.stringify(join(import.meta.dirname, 'folderStorage.ts'))};
      await openFolderStorage(${JSON.stringify(stored)}).put('a/b', Buffer.from('text'));`;
    const words = ['--input-type=module', '--eval', put];
    await promisify(execFile)(process.execPath, words, { env: { ...process.env, ...recordSyncs(log) } });
    expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([
      `sync ${folder}`,
      `rename ${join(stored, 'a', 'b')}`,
      `sync ${join(stored, 'a')}`,
    ]);
  });
});
