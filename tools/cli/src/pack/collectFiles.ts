import { globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ROOT } from '../webpack/bundles.ts';
import { packageOf } from '../webpack/packages.ts';
import { compiledName, compileSource } from './compile.ts';
import { folderOf, type PackageSpec } from './packages.ts';

/** The content of a package. */
export interface PackageContents {
  spec: PackageSpec;
  /** Its files, by path in the package. */
  files: Map<string, Buffer>;
  /** The sources that need type declarations. */
  sources: string[];
  /** The packages that they import, workspace packages included. */
  dependencies: Set<string>;
}

/** A package imports a file that is not packed. */
export class PackError extends Error {
  override name = 'PackFailure';
}

const CODE = /(?<!\.d)\.(tsx?|mjs|cjs)$/;
/** Tests, test helpers and stories, unless something else imports them. */
const LEFT_OUT = /\.(test|stories)\.tsx?$|\/(__snapshots__|testing)\//;

/** Redistribution of the code requires this file. */
const LICENCE = 'LICENSE';

const slashed = (path: string): string => path.replaceAll(sep, '/');

/** Returns the files of a root: itself, or all files in it. */
function filesIn(root: string, leftOut?: RegExp): string[] {
  if (statSync(root).isFile()) return [root];
  return globSync('**/*', { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((name) => join(root, name))
    .filter((file) => statSync(file).isFile() && !leftOut?.test(slashed(file)));
}

/** Collects the files of each package: its roots and their transitive imports. */
export async function collectFiles(parts: readonly PackageSpec[]): Promise<PackageContents[]> {
  const all = new Map<string, PackageContents>(
    parts.map((part) => [part.name, { spec: part, files: new Map(), sources: [], dependencies: new Set() }]),
  );
  const seen = new Set<string>();

  const take = async (file: string, asker: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const its = [...all.values()].find(({ spec }) => file.startsWith(folderOf(spec) + sep));
    if (!its)
      throw new PackError(`${relative(ROOT, asker)} imports ${relative(ROOT, file)}, which belongs to no package`);
    const name = slashed(relative(folderOf(its.spec), file));
    const folder = its.spec.name;
    if (!CODE.test(name)) return void its.files.set(name, readFileSync(file));
    const { text, imports } = await compileSource(folder, file, readFileSync(file, 'utf8'));
    if (its.files.has(compiledName(name))) throw new PackError(`Two sources would be ${folder}/${compiledName(name)}`);
    its.files.set(compiledName(name), Buffer.from(text));
    if (/\.tsx?$/.test(name)) its.sources.push(file);
    for (const specifier of imports) {
      if (specifier.startsWith('.')) await take(resolve(dirname(file), specifier), file);
      else await takePackage(specifier, file, its);
    }
  };

  const takePackage = async (
    specifier: string,
    file: string,
    { spec, dependencies }: PackageContents,
  ): Promise<void> => {
    const owner = packageOf(specifier);
    if (isBuiltin(specifier)) return;
    if (owner !== `@skal/${spec.name}`) dependencies.add(owner);
    if (owner.startsWith('@skal/')) await take(realpathSync(createRequire(file).resolve(specifier)), file);
  };

  /** Copies a file unchanged. The packages that it imports must be declared. */
  const takeAsIs = async (file: string, its: PackageContents): Promise<void> => {
    its.files.set(slashed(relative(folderOf(its.spec), file)), readFileSync(file));
    if (!CODE.test(file)) return;
    const { imports } = await compileSource(its.spec.name, file, readFileSync(file, 'utf8'));
    for (const specifier of imports) if (!specifier.startsWith('.')) await takePackage(specifier, file, its);
  };

  for (const part of parts) {
    const { name, entryPoints, verbatim = [], tool } = part;
    const dir = folderOf(part);
    const asked = tool ? [tool.bin, ...entryPoints] : entryPoints;
    for (const root of asked) for (const file of filesIn(join(dir, root), LEFT_OUT)) await take(file, file);
    const its = all.get(name) as PackageContents;
    its.files.set(LICENCE, readFileSync(join(ROOT, LICENCE)));
    for (const root of verbatim) for (const file of filesIn(join(dir, root))) await takeAsIs(file, its);
    for (const file of tool?.shared ?? []) its.files.set(file, readFileSync(join(ROOT, file)));
  }
  return [...all.values()];
}
