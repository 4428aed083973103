import { dataDirOf } from '@skal/product/open.ts';
import { orSayWhy } from '@skal/product/sentence.ts';
import { openRegistry } from '@skal/shell/server';
import { buildBundle, distDir } from './build/bundle.ts';
import { BuildFailure } from './build/compile.ts';
import { bundles, findBundle, UnknownBundle } from './webpack/bundles.ts';

// Publishes one bundle to the front door of a data folder:
//   npm run release -- mfe-portal              builds it and makes it live
//   npm run release -- mfe-portal 0.1.0-abc    makes a version live that was published before
// A running front door picks it up by itself; tabs that are open keep what they have until they reload.
const [name, version] = process.argv.slice(2);

async function release(bundleName: string): Promise<string> {
  const registry = openRegistry(dataDirOf(process.env));
  const bundle = findBundle(bundleName);
  if (version) {
    registry.point({ [bundleName]: version });
    return version;
  }
  // A remote is checked against the shell that its pages are rendered with.
  if (bundle.kind === 'remote') await buildBundle(findBundle('shell'), 'production');
  const built = await buildBundle(bundle, 'production');
  registry.publish([distDir(bundle, 'production')]);
  return built.release.version;
}

if (name) {
  await orSayWhy(async () => console.log(`${name} ${await release(name)} is live`), [BuildFailure, UnknownBundle]);
} else {
  console.error(`Which bundle? One of: ${bundles.map((each) => each.name).join(', ')}`);
  process.exitCode = 1;
}
