import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { installedVersion } from '../../webpack/packages.ts';
import { parseRemoteName, type RemoteName } from './remoteName.ts';

const TOOLING = resolve(import.meta.dirname, '../../..');
const TEMPLATE_NAME = parseRemoteName('guest-book');

/** Words of a template and their replacements, in order. */
export type TemplateWords = Readonly<Record<string, string>>;

/** Returns the words of a remote's name in the template. */
export const remoteWords = (name: RemoteName): TemplateWords => ({
  [TEMPLATE_NAME.slug]: name.slug,
  [TEMPLATE_NAME.pascal]: name.pascal,
  [TEMPLATE_NAME.title]: name.title,
});

/** The fields of a remote's package.json that are filled in. */
export interface RemotePackage {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
  [field: string]: unknown;
}

const replaceWords = (text: string, words: TemplateWords): string =>
  Object.entries(words).reduce((replaced, [word, replacement]) => replaced.replaceAll(word, replacement), text);

/** Reads a template folder of this package by path, with the words replaced in paths and texts. */
export function readTemplate(folder: string, words: TemplateWords): Map<string, string> {
  const dir = join(TOOLING, folder);
  const files = globSync('**/*.*', { cwd: dir, exclude: (path) => path.includes('node_modules') }).sort();
  return new Map(
    files.map((file) => [replaceWords(file, words), replaceWords(readFileSync(join(dir, file), 'utf8'), words)]),
  );
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
