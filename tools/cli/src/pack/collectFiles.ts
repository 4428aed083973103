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
const EXCLUDED = /\.(test|stories)\.tsx?$|\/(__snapshots__|testing)\//;

/** Redistribution of the code requires this file. */
const LICENCE = 'LICENSE';

const slashed = (path: string): string => path.replaceAll(sep, '/');

/** Returns the files of a root: itself, or all files in it. */
function filesIn(root: string, excluded?: RegExp): string[] {
  if (statSync(root).isFile()) return [root];
  return globSync('**/*', { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((name) => join(root, name))
    .filter((file) => statSync(file).isFile() && !excluded?.test(slashed(file)));
}

/** Collects the files of each package: its roots and their transitive imports. */
export async function collectFiles(parts: readonly PackageSpec[]): Promise<PackageContents[]> {
  const all = new Map<string, PackageContents>(
    parts.map((part) => [part.name, { spec: part, files: new Map(), sources: [], dependencies: new Set() }]),
  );
  const added = new Set<string>();

  const addFile = async (file: string, importer: string): Promise<void> => {
    if (added.has(file)) return;
    added.add(file);
    const contents = [...all.values()].find(({ spec }) => file.startsWith(folderOf(spec) + sep));
    if (!contents)
      throw new PackError(`${relative(ROOT, importer)} imports ${relative(ROOT, file)}, which belongs to no package`);
    const name = slashed(relative(folderOf(contents.spec), file));
    const folder = contents.spec.name;
    if (!CODE.test(name)) return void contents.files.set(name, readFileSync(file));
    const { text, imports } = await compileSource(folder, file, readFileSync(file, 'utf8'));
    if (contents.files.has(compiledName(name)))
      throw new PackError(`Two sources would be ${folder}/${compiledName(name)}`);
    contents.files.set(compiledName(name), Buffer.from(text));
    if (/\.tsx?$/.test(name)) contents.sources.push(file);
    for (const specifier of imports) {
      if (specifier.startsWith('.')) await addFile(resolve(dirname(file), specifier), file);
      else await addDependency(specifier, file, contents);
    }
  };

  const addDependency = async (
    specifier: string,
    file: string,
    { spec, dependencies }: PackageContents,
  ): Promise<void> => {
    const owner = packageOf(specifier);
    if (isBuiltin(specifier)) return;
    if (owner !== `@skal/${spec.name}`) dependencies.add(owner);
    if (owner.startsWith('@skal/')) await addFile(realpathSync(createRequire(file).resolve(specifier)), file);
  };

  /** Copies a file unchanged. The packages that it imports must be declared. */
  const addVerbatim = async (file: string, contents: PackageContents): Promise<void> => {
    contents.files.set(slashed(relative(folderOf(contents.spec), file)), readFileSync(file));
    if (!CODE.test(file)) return;
    const { imports } = await compileSource(contents.spec.name, file, readFileSync(file, 'utf8'));
    for (const specifier of imports) if (!specifier.startsWith('.')) await addDependency(specifier, file, contents);
  };

  for (const part of parts) {
    const { name, entryPoints, verbatim = [], tool } = part;
    const dir = folderOf(part);
    const roots = tool ? [tool.bin, ...entryPoints] : entryPoints;
    for (const root of roots) for (const file of filesIn(join(dir, root), EXCLUDED)) await addFile(file, file);
    const contents = all.get(name) as PackageContents;
    contents.files.set(LICENCE, readFileSync(join(ROOT, LICENCE)));
    for (const root of verbatim) for (const file of filesIn(join(dir, root))) await addVerbatim(file, contents);
    for (const file of tool?.shared ?? []) contents.files.set(file, readFileSync(join(ROOT, file)));
  }
  return [...all.values()];
}
