/** Draws every public page of the builds of a project as the front door does, and prints them by their paths. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteFacts } from '@skal/contracts/site';
import { readRelease } from '@skal/shell/server';
import { renderPages } from '@skal/shell/server/rendering.ts';
import { snapshotOf } from '@skal/shell/server/snapshotOf.ts';

const root = process.argv[2] ?? '';
const dirOf = (name: string): string => join(root, name, 'dist/production');
const shell = readRelease(dirOf('shell'));
const remotes = globSync('mfe-*/dist/production/release.json', { cwd: root })
  .map((file) => readRelease(join(root, file, '..')))
  .sort((one, other) => one.name.localeCompare(other.name));

const site = readSiteFacts({ NODE_ENV: 'production' }, 'http://localhost');
const live = { revision: '', shell, remotes, before: {} };
const { pages } = await renderPages(live, snapshotOf(live, site), dirOf, {
  site,
  rendered: { read: () => null, keep: () => {} },
  onRenderError: (path, error) => {
    throw new Error(`${path} could not be drawn`, { cause: error });
  },
  onUnkept: () => {},
});
const isPublic = new Set(
  remotes.flatMap(({ routes }) => routes.filter(({ access }) => access === 'public').map(({ path }) => path)),
);
console.log(JSON.stringify(Object.fromEntries([...pages].filter(([path]) => isPublic.has(path)))));
