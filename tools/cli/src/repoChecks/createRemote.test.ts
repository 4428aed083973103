import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../webpack/bundles.ts';

const program = join(import.meta.dirname, '../cli.ts');

describe('the command that creates a remote', () => {
  it.each([
    ['Wine', "'Wine' is no name for a remote: small letters and figures"],
    ['../wine', "'../wine' is no name for a remote: "],
    // In the bar there is no place for it.
    ['twenty-one-characters', "'twenty-one-characters' is no name for a remote: "],
    ['mfe-portal', 'There is a folder mfe-portal already'],
    // Its page would be the portal's.
    ['dashboard', 'mfe-portal answers /dashboard already: another name gives another address'],
  ])('says in a sentence why not %s, and writes nothing', (word, sentence) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'create', 'remote', word], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.startsWith(sentence)).toBe(true);
    expect(existsSync(join(ROOT, 'mfe-dashboard'))).toBe(false);
  });
});
