import { globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ROOT } from '../webpack/bundles.ts';
import { packageOf } from '../webpack/packages.ts';
import { compiledName, compileSource } from './compile.ts';
import { folderOf, type Part } from './parts.ts';

/** What goes into a package. */
export interface Gathered {
  part: Part;
  /** Its files, by their path in the package. */
  files: Map<string, Buffer>;
  /** The sources among them that have types to declare. */
  sources: string[];
  /** The packages that they import, ours included. */
  takes: Set<string>;
}

/** A package needs something that is not packed. */
export class PackFailure extends Error {
  override name = 'PackFailure';
}

const CODE = /(?<!\.d)\.(tsx?|mjs|cjs)$/;
/** Tests, helpers of theirs that nothing else takes, and what the gallery shows. */
const LEFT_OUT = /\.(test|stories)\.tsx?$|\/(__snapshots__|testing)\//;

/** Whoever passes our code on passes this on with it. */
const LICENCE = 'LICENSE';

const slashed = (path: string): string => path.replaceAll(sep, '/');

/** The files of a root: itself, or all in it. */
function filesIn(root: string, leftOut?: RegExp): string[] {
  if (statSync(root).isFile()) return [root];
  return globSync('**/*', { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((name) => join(root, name))
    .filter((file) => statSync(file).isFile() && !leftOut?.test(slashed(file)));
}

/** Gathers what goes into each of the packages: their roots, and what these import of them, however far. */
export async function gather(parts: readonly Part[]): Promise<Gathered[]> {
  const all = new Map<string, Gathered>(
    parts.map((part) => [part.name, { part, files: new Map(), sources: [], takes: new Set() }]),
  );
  const seen = new Set<string>();

  const take = async (file: string, asker: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const its = [...all.values()].find(({ part }) => file.startsWith(folderOf(part) + sep));
    if (!its) throw new PackFailure(`${relative(ROOT, asker)} takes ${relative(ROOT, file)}, which is in no package`);
    const name = slashed(relative(folderOf(its.part), file));
    const folder = its.part.name;
    if (!CODE.test(name)) return void its.files.set(name, readFileSync(file));
    const { text, takes } = await compileSource(folder, file, readFileSync(file, 'utf8'));
    if (its.files.has(compiledName(name)))
      throw new PackFailure(`Two sources would be ${folder}/${compiledName(name)}`);
    its.files.set(compiledName(name), Buffer.from(text));
    if (/\.tsx?$/.test(name)) its.sources.push(file);
    for (const specifier of takes) {
      if (specifier.startsWith('.')) await take(resolve(dirname(file), specifier), file);
      else await takePackage(specifier, file, its);
    }
  };

  const takePackage = async (specifier: string, file: string, { part, takes }: Gathered): Promise<void> => {
    const owner = packageOf(specifier);
    if (isBuiltin(specifier)) return;
    if (owner !== `@skal/${part.name}`) takes.add(owner);
    if (owner.startsWith('@skal/')) await take(realpathSync(createRequire(file).resolve(specifier)), file);
  };

  /** A file goes along as it is. What it imports of packages has to be there. */
  const takeAsIs = async (file: string, its: Gathered): Promise<void> => {
    its.files.set(slashed(relative(folderOf(its.part), file)), readFileSync(file));
    if (!CODE.test(file)) return;
    const { takes } = await compileSource(its.part.name, file, readFileSync(file, 'utf8'));
    for (const specifier of takes) if (!specifier.startsWith('.')) await takePackage(specifier, file, its);
  };

  for (const part of parts) {
    const { name, roots, asIs = [], tool } = part;
    const dir = folderOf(part);
    const asked = tool ? [tool.bin, ...roots] : roots;
    for (const root of asked) for (const file of filesIn(join(dir, root), LEFT_OUT)) await take(file, file);
    const its = all.get(name) as Gathered;
    its.files.set(LICENCE, readFileSync(join(ROOT, LICENCE)));
    for (const root of asIs) for (const file of filesIn(join(dir, root))) await takeAsIs(file, its);
    for (const file of tool?.shared ?? []) its.files.set(file, readFileSync(join(ROOT, file)));
  }
  return [...all.values()];
}
