import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from '../build/manifest.ts';
import { bundles, installedVersion, ROOT } from '../webpack/bundles.ts';
import { type RemoteName, RemoteRefusal, readRemoteName } from './remoteName.ts';

/** A remote like any other, whose name is replaced: lints, types and its own test hold it. */
const TEMPLATE = join(ROOT, 'tooling/template');
const TEMPLATE_NAME = readRemoteName('guest-book');

const renamed = (text: string, name: RemoteName): string =>
  text
    .replaceAll(TEMPLATE_NAME.slug, name.slug)
    .replaceAll(TEMPLATE_NAME.pascal, name.pascal)
    .replaceAll(TEMPLATE_NAME.title, name.title);

type Versions = Record<string, string>;

/** The template asks for any version of a package; a remote asks for the one that is installed. */
function withVersions(manifest: string): string {
  const parsed = JSON.parse(manifest) as { peerDependencies: Versions; devDependencies: Versions };
  for (const versions of [parsed.peerDependencies, parsed.devDependencies]) {
    for (const name of Object.keys(versions)) {
      if (!name.startsWith('@skal/')) versions[name] = installedVersion(name);
    }
  }
  return `${JSON.stringify(parsed, null, 2)}\n`;
}

/** The bundle that answers a path already, if there is one. */
async function ownerOf(path: string): Promise<string | undefined> {
  for (const bundle of bundles) {
    if (bundle.kind === 'remote' && (await readManifest(bundle)).routes.some((route) => route.path === path)) {
      return bundle.name;
    }
  }
}

/**
 * Writes the folder of a new remote, and touches nothing else: whoever looks for remotes finds it there.
 * @returns its files, from the root of the project
 * @throws RemoteRefusal where there is one, or its page would be somebody else's
 */
export async function writeRemote(name: RemoteName): Promise<string[]> {
  const dir = join(ROOT, name.folder);
  if (existsSync(dir)) throw new RemoteRefusal(`There is a folder ${name.folder} already`);
  const owner = await ownerOf(`/${name.slug}`);
  if (owner) throw new RemoteRefusal(`${owner} answers /${name.slug} already: another name gives another address`);
  const files = globSync('**/*.*', { cwd: TEMPLATE, exclude: (path) => path.includes('node_modules') }).sort();
  const written = files.map((file) => join(name.folder, renamed(file, name)));
  try {
    for (const [index, file] of files.entries()) {
      const text = renamed(readFileSync(join(TEMPLATE, file), 'utf8'), name);
      const target = join(ROOT, written[index] as string);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, file === 'package.json' ? withVersions(text) : text);
    }
  } catch (error) {
    // Half a remote would be found like a whole one.
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
  return written;
}
