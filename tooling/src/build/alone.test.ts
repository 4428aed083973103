import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { openRegistry, type Release } from '@skal/shell/server';
import { whyUnfit } from '@skal/shell/server/fit.ts';
import { ROOT } from '../webpack/bundles.ts';
import { sharedFromSource, sharedVersions } from '../webpack/shared.ts';
import { lentNames } from './lentNames.ts';

const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
/** Every package but the remotes, and those that use what has been built. */
const FOLDERS = workspaces.filter((name) => !['mfe-*', 'e2e', 'bench'].includes(name));

const MANIFEST = `
import { defineManifest } from '@skal/shell-kit';

export default defineManifest({
  name: 'mfe-events',
  hostApi: '^2.0.0',
  routes: [
    {
      path: '/events',
      page: 'EventsPage',
      title: 'Events',
      description: '',
      access: 'client',
      layout: 'site',
      load: () => import(/* webpackChunkName: "EventsPage" */ './pages/EventsPage.tsx'),
    },
  ],
  dialogs: [],
  nav: { bar: [{ label: 'Events', to: '/events', order: 15 }] },
  home: {},
});
`;

/** It takes a name that the shell does not lend, and React through a package. */
const PAGE = `
import { Tooltip } from '@skal/shared-ui';
import { Link, useParams } from 'react-router-dom';

export default function EventsPage() {
  return <Tooltip content={useParams().id}><Link to="/">Home</Link></Tooltip>;
}
`;

/** A copy of the sources in which nothing was ever built, with one remote of its own. */
function makeCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'skal-alone-'));
  const filter = (path: string) => !['node_modules', 'dist', '.data'].includes(basename(path));
  for (const name of FOLDERS) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter });
  cpSync(join(ROOT, 'package-lock.json'), join(copy, 'package-lock.json'));
  const remote = join(copy, 'mfe-events');
  mkdirSync(join(remote, 'src/pages'), { recursive: true });
  writeFileSync(join(remote, 'package.json'), '{ "name": "@skal/mfe-events", "version": "0.1.0", "type": "module" }');
  writeFileSync(join(remote, 'src/manifest.ts'), MANIFEST);
  writeFileSync(join(remote, 'src/pages/EventsPage.tsx'), PAGE);
  // Packages of the registry are the project's; our own are the copy's.
  mkdirSync(join(copy, 'node_modules/@skal'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@skal' && !name.startsWith('.')) {
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name), 'junction');
    }
  }
  for (const name of FOLDERS) symlinkSync(join(copy, name), join(copy, 'node_modules/@skal', name), 'junction');
  return copy;
}

describe('a remote that nobody has heard of', () => {
  let copy: string;
  let release: Release;

  beforeAll(async () => {
    copy = makeCopy();
    const dataDir = join(copy, 'data');
    await promisify(execFile)(process.execPath, [join(copy, 'tooling/src/release.ts'), 'mfe-events'], {
      cwd: copy,
      env: { ...process.env, NODE_OPTIONS: '', SKAL_DATA_DIR: dataDir },
    });
    const registry = openRegistry(dataDir);
    const version = registry.live('mfe-events') ?? '';
    const { default: written } = await import(join(registry.releaseDir('mfe-events', version), 'release.json'), {
      with: { type: 'json' },
    });
    release = written as Release;
  }, 120_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is found, built and released while there is no build of the shell', () => {
    expect(existsSync(join(copy, 'shell/dist'))).toBe(false);
    expect(release.nav).toEqual({ bar: [{ label: 'Events', to: '/events', order: 15 }] });
    expect(release.routes.map(({ path }) => path)).toEqual(['/events']);
  });

  it('names what it takes, what packages inside it take as well, and nothing that fell away', () => {
    expect(release.uses?.['react-router-dom']).toEqual(['Link', 'useParams']);
    expect(release.uses?.['@skal/shell-kit']).toEqual(['defineManifest']);
    // Radix computes the name of one hook, and its tooltip takes others that the page does not.
    expect(release.uses?.react).toEqual(expect.arrayContaining(['*', 'useLayoutEffect', 'forwardRef']));
    expect(release.uses?.['@reduxjs/toolkit']).toBeUndefined();
  });

  it('is refused by a shell as it is now, and let in by one that lends the name', async () => {
    const lends = await lentNames(await sharedFromSource());
    const shell = { kind: 'shell', name: 'shell', version: '1', hostApi: '2.0.0', shared: sharedVersions(), lends };
    const against = (names: typeof lends) => whyUnfit([{ ...shell, lends: names } as Release, release]);
    expect(against(lends)).toBe(
      `mfe-events@${release.version} uses 'useParams' of react-router-dom, which shell@1 does not lend`,
    );
    const router = [...(lends['react-router-dom'] ?? []), 'useParams'];
    expect(against({ ...lends, 'react-router-dom': router })).toBeNull();
  });
});
