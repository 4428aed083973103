import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnv } from '@skal/jest/helpers/cleanEnv.ts';
import { makeTempDir } from '@skal/shell/server/testing/releases.ts';

describe('skal team', () => {
  it('adds and revokes a team; a dry run validates without changing anything', async () => {
    const dataDir = makeTempDir();
    const team = async (...words: string[]): Promise<string> => {
      const env = { ...cleanEnv(), SKAL_DATA_DIR: dataDir };
      return (
        await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'team', ...words], { env })
      ).stdout;
    };
    const request = ['add', 'blue', 'mfe-portal'];
    expect(await team(...request, '--dry-run')).toBe(
      'No version of mfe-portal has been released here yet\nWould let blue release mfe-portal, and print a token\n',
    );
    expect(await team('list')).toBe('No team may release a bundle over HTTP\n');

    expect(await team(...request)).toMatch(/\nskal_[\w-]{43}\n$/);
    const stored = readFileSync(join(dataDir, 'teams.json'), 'utf8');
    await expect(team(...request, '--dry-run')).rejects.toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: expect.stringContaining('blue has a token for mfe-portal already'),
    });
    expect(await team('revoke', 'blue', '--dry-run')).toBe('Would revoke the tokens of blue: mfe-portal\n');
    expect(readFileSync(join(dataDir, 'teams.json'), 'utf8')).toBe(stored);
    expect(await team('revoke', 'blue')).toBe('Revoked the tokens of blue: mfe-portal\n');
  });
});
