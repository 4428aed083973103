import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../webpack/bundles.ts';

const program = join(import.meta.dirname, '../cli.ts');

describe('the command that creates a remote', () => {
  it.each([
    ['Wine', "'Wine' is not a valid remote name. Use lowercase letters"],
    ['../wine', "'../wine' is not a valid remote name. "],
    // Too long for the nav bar.
    ['twenty-one-characters', "'twenty-one-characters' is not a valid remote name. "],
    ['mfe-portal', 'The folder mfe-portal already exists'],
    // The portal already serves its page.
    ['dashboard', 'mfe-portal already serves /dashboard. Choose another name.'],
  ])('rejects %s with a message and writes nothing', (word, message) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'create', 'remote', word], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.startsWith(message)).toBe(true);
    expect(existsSync(join(ROOT, 'mfe-dashboard'))).toBe(false);
  });
});
