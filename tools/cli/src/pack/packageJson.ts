import { ROOT } from '../webpack/bundles.ts';
import { readPackage } from '../webpack/packages.ts';
import { type PackageContents, PackError } from './collectFiles.ts';
import { compiledName } from './compile.ts';
import { folderOf, type PackageSpec } from './packages.ts';

type Versions = Record<string, string>;

/** Returns the export targets of a source: the compiled JavaScript, and for TypeScript its declarations. */
const compiled = (file: string) => ({ types: file.replace(/\.tsx?$/, '.d.ts'), default: compiledName(file) });

/** Returns the same exports with compiled files as targets. */
function packedExports(exports: Versions, files: ReadonlyMap<string, Buffer>) {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, file]) => {
      if (/\.tsx?$/.test(file)) {
        const isThere = file.includes('*') || files.has(compiledName(file).slice('./'.length));
        return isThere ? [[name, compiled(file)] as const] : [];
      }
      if (!file.endsWith('*')) return [[name, file] as const];
      const sources = ['.ts', '.tsx'].map((ending) => [name + ending, compiled(file + ending)] as const);
      return [...sources, [name, file] as const];
    }),
  );
}

const sorted = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Returns the dependencies of a package: those of its manifest, and the `devDependencies` that a packed file imports. Dependencies
 * on workspace packages are exact. Mocks and test helpers of a source package need optional peers.
 */
function dependenciesOf({ spec, dependencies: imported }: PackageContents, packed: ReadonlyMap<string, string>) {
  const manifest = readPackage(folderOf(spec));
  const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = manifest;
  const ofAll = readPackage(ROOT).devDependencies;
  const ranges = { ...ofAll, ...devDependencies, ...peerDependencies, ...dependencies };
  const versionOf = (name: string): string => {
    const range = name.startsWith('@skal/') ? packed.get(name) : ranges[name];
    if (range) return range;
    throw new PackError(`${spec.name} depends on ${name}, which is missing from its manifest or not packed`);
  };
  const versions = (names: Iterable<string>): Versions =>
    sorted(Object.fromEntries([...names].map((name) => [name, versionOf(name)])));
  // A package without entry points is packed in part, and depends on what that part imports.
  const isUsed = (name: string): boolean =>
    imported.has(name) || (spec.entryPoints.length > 0 && !name.startsWith('@skal/'));
  const fixed = Object.keys(dependencies).filter(isUsed);
  const peers = Object.keys(peerDependencies).filter(isUsed);
  // The build of a remote needs all packages, and no file imports types.
  const toolDependencies = spec.tool
    ? [...packed.keys(), ...Object.keys(ranges)].filter(
        (name) => name !== manifest.name && (packed.has(name) || /^(@types\/|typescript$)/.test(name)),
      )
    : [];
  const other = [...imported, ...toolDependencies].filter((name) => !fixed.includes(name) && !peers.includes(name));
  return { fixed, peers, besides: other, versions };
}

/**
 * Creates the package.json of a packed package.
 * @param packed the versions of all packed packages, by name
 * @throws PackError if a file imports a package that the manifest does not name
 */
export function createPackageJson(contents: PackageContents, packed: ReadonlyMap<string, string>) {
  const { spec, files } = contents;
  const { name, version, description, sideEffects, exports = {} } = readPackage(folderOf(spec));
  const { fixed, peers, besides: other, versions } = dependenciesOf(contents, packed);
  const optional = spec.tool || spec.complete ? [] : other.filter((each) => !each.startsWith('@skal/'));
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: packedExports(exports, files),
    dependencies: versions([...fixed, ...other.filter((each) => !optional.includes(each))]),
    peerDependencies: versions([...peers, ...optional]),
    peerDependenciesMeta: Object.fromEntries(optional.map((each) => [each, { optional: true }])),
    ...(spec.tool ? toolFields(spec.tool) : {}),
  };
}

/** The command, the Node that it runs on, and the browsers that it builds for. */
function toolFields({ bin }: NonNullable<PackageSpec['tool']>) {
  const { engines, optionalDependencies, browserslist } = readPackage(ROOT);
  return { bin: { skal: bin }, engines, optionalDependencies, browserslist };
}
