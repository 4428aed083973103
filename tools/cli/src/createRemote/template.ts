import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { installedVersion } from '../webpack/packages.ts';
import { parseRemoteName, type RemoteName } from './remoteName.ts';

const TOOLING = resolve(import.meta.dirname, '../..');
const TEMPLATE_NAME = parseRemoteName('guest-book');

/** The fields of a remote's package.json that are filled in. */
export interface RemotePackage {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
  [field: string]: unknown;
}

const renamed = (text: string, name: RemoteName): string =>
  text
    .replaceAll(TEMPLATE_NAME.slug, name.slug)
    .replaceAll(TEMPLATE_NAME.pascal, name.pascal)
    .replaceAll(TEMPLATE_NAME.title, name.title);

/** Reads the template files of a folder of this package by path, with the name of a remote filled in. */
export function readTemplate(folder: string, name: RemoteName): Map<string, string> {
  const dir = join(TOOLING, folder);
  const files = globSync('**/*.*', { cwd: dir, exclude: (path) => path.includes('node_modules') }).sort();
  return new Map(files.map((file) => [renamed(file, name), renamed(readFileSync(join(dir, file), 'utf8'), name)]));
}

/** Replaces the versions of matching packages by the installed ones. */
export const withInstalledVersions = (
  versions: Record<string, string>,
  fits = (_: string) => true,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, fits(name) ? installedVersion(name) : version]),
  );

/** Updates the package.json among the files of a remote. */
export function updatePackageJson(
  files: Map<string, string>,
  update: (manifest: RemotePackage) => RemotePackage,
): void {
  const manifest = JSON.parse(files.get('package.json') ?? '') as RemotePackage;
  files.set('package.json', `${JSON.stringify(update(manifest), null, 2)}\n`);
}

/** Writes files into a folder. If one fails, all are removed: an incomplete remote would be detected like a complete one. */
export function writeFiles(dir: string, files: ReadonlyMap<string, string>): void {
  const written: string[] = [];
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), text);
      written.push(file);
    }
  } catch (error) {
    for (const file of written) rmSync(join(dir, file));
    throw error;
  }
}
