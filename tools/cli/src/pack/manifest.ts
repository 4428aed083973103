import { createHash } from 'node:crypto';
import type { PackedManifest } from '@skal/shell/server/packages.ts';
import { ROOT } from '../webpack/bundles.ts';
import { readPackage } from '../webpack/packages.ts';
import { compiledName } from './compile.ts';
import { type Gathered, PackFailure } from './gather.ts';
import { folderOf, type Part } from './parts.ts';

type Versions = Record<string, string>;

/** Where a name leads whose file was a source: to the JavaScript, and for TypeScript to its types. */
const compiled = (file: string) => ({ types: file.replace(/\.tsx?$/, '.d.ts'), default: compiledName(file) });

/** The same names as here lead to the compiled files. */
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
 * What a package takes: what its manifest here says, in the versions that are packed; and what it says of development as
 * far as files that go with it import it. A package of sources has its mocks and helpers of tests for those alone who ask.
 */
function dependenciesOf({ part, takes }: Gathered, packed: ReadonlyMap<string, string>) {
  const here = readPackage(folderOf(part));
  const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = here;
  const ofAll = readPackage(ROOT).devDependencies;
  const known = { ...ofAll, ...devDependencies, ...peerDependencies, ...dependencies };
  const versionOf = (name: string): string => {
    const wanted = name.startsWith('@skal/') ? packed.get(name) : known[name];
    if (wanted) return wanted;
    throw new PackFailure(`${part.name} takes ${name}, which its manifest does not name, or which is packed after it`);
  };
  const versions = (names: Iterable<string>): Versions =>
    sorted(Object.fromEntries([...names].map((name) => [name, versionOf(name)])));
  // Of a package of which nobody asks for anything by name there is a part, which stands on what it imports.
  const wants = (name: string): boolean => takes.has(name) || (part.roots.length > 0 && !name.startsWith('@skal/'));
  const fixed = Object.keys(dependencies).filter(wants);
  const peers = Object.keys(peerDependencies).filter(wants);
  // A build looks for each of our packages, and types are nobody's import.
  const forAll = part.tool
    ? [...packed.keys(), ...Object.keys(known).filter((name) => /^(@types\/|typescript$)/.test(name))]
    : [];
  const besides = [...takes, ...forAll].filter((name) => !fixed.includes(name) && !peers.includes(name));
  return { fixed, peers, besides, versions };
}

/** Says what a package is, for npm, with a version that hangs on everything in it. */
export function packedManifest(gathered: Gathered, packed: ReadonlyMap<string, string>): PackedManifest {
  const { part, files } = gathered;
  const { name, version, description, sideEffects, exports = {} } = readPackage(folderOf(part));
  const { fixed, peers, besides, versions } = dependenciesOf(gathered, packed);
  const optional = part.tool ? [] : besides.filter((each) => !each.startsWith('@skal/'));
  const manifest = {
    name,
    description,
    license: 'MIT',
    type: 'module',
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: packedExports(exports, files),
    dependencies: versions([...fixed, ...besides.filter((each) => !optional.includes(each))]),
    peerDependencies: versions([...peers, ...optional]),
    peerDependenciesMeta: Object.fromEntries(optional.map((each) => [each, { optional: true }])),
    ...(part.tool ? toolFields(part.tool) : {}),
  };
  const hash = createHash('sha256').update(JSON.stringify(manifest));
  for (const file of [...files.keys()].sort()) hash.update(`\n${file}\n`).update(files.get(file) ?? '');
  // A letter before the hash: a number there must not begin with 0.
  return { ...manifest, version: `${version}-c${hash.digest('hex').slice(0, 10)}` };
}

/** The command, the Node that it hands over to, and the browsers that it builds for. */
function toolFields({ bin }: NonNullable<Part['tool']>) {
  const { engines, optionalDependencies, browserslist } = readPackage(ROOT);
  return { bin: { skal: bin }, engines, optionalDependencies, browserslist };
}
