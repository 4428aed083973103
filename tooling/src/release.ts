import { dataDirOf } from '@skal/product/open.ts';
import { orSayWhy } from '@skal/product/sentence.ts';
import { openRegistry, RegistryRefusal } from '@skal/shell/server';
import { BuildFailure } from './build/failure.ts';
import { type Bundle, bundles, findBundle, UnknownBundle } from './webpack/bundles.ts';

// Publishes bundles to the front door of a data folder:
//   npm run release -- mfe-portal                builds it and makes it live
//   npm run release -- mfe-portal 0.1.0-abc      makes a version live that was published before
//   npm run release -- shell mfe-portal          both at once, where neither fits what is live without the other
// A running front door picks it up by itself; tabs that are open keep what they have until they reload.
interface Wanted {
  name: string;
  /** One that was published before; without it the bundle is built. */
  version?: string;
}

/** Each bundle's name may be followed by a version of it. */
function readWanted(words: readonly string[]): Wanted[] {
  const wanted: Wanted[] = [];
  for (const word of words) {
    const last = wanted.at(-1);
    if (last && !last.version && /^\d/.test(word)) last.version = word;
    else wanted.push({ name: word });
  }
  return wanted;
}

/** Builds a bundle and tells where. The builder is fetched for that alone: who goes back to a version is in a hurry. */
async function build(bundle: Bundle): Promise<string> {
  const { buildBundle, distDir } = await import('./build/bundle.ts');
  await buildBundle(bundle, 'production');
  return distDir(bundle, 'production');
}

async function release(wanted: readonly Wanted[]): Promise<void> {
  const registry = openRegistry(dataDirOf(process.env));
  const folders: string[] = [];
  for (const { name, version } of wanted) {
    const bundle = findBundle(name);
    if (!version) {
      folders.push(await build(bundle));
    } else if (registry.has(name, version)) folders.push(registry.releaseDir(name, version));
    else throw new RegistryRefusal(`There is no release ${name}@${version}`);
  }
  for (const { name, version } of registry.publish(folders)) console.log(`${name} ${version} is live`);
}

const wanted = readWanted(process.argv.slice(2));
if (wanted.length > 0) {
  await orSayWhy(() => release(wanted), [BuildFailure, UnknownBundle]);
} else {
  console.error(`Which bundle? One of: ${bundles.map((each) => each.name).join(', ')}`);
  process.exitCode = 1;
}
