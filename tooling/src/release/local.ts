import { userInfo } from 'node:os';
import { openRegistry, openSummaries, type Registry, RegistryRefusal } from '@skal/shell/server';
import { findBundle } from '../webpack/bundles.ts';
import { buildHere } from './build.ts';
import { abortLine, canaryLine, historyLine, liveLine, pruneLines, statusLine } from './report.ts';
import { rumLines } from './rumLines.ts';
import type { Asked, Wanted, Wish } from './words.ts';

/** Who does it, for the history: the account on this machine. */
function nameHere(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container an account may have a number and no name.
    return `user ${process.getuid?.()}`;
  }
}

async function folderOf({ name, version }: Wanted, registry: Registry): Promise<string> {
  // A version that is there may be of a bundle that is not here.
  if (!version) return buildHere(name);
  if (!registry.has(name, version)) {
    findBundle(name);
    throw new RegistryRefusal(`There is no release ${name}@${version}`);
  }
  return registry.releaseDir(name, version);
}

async function releaseAll(
  { bundles, canary }: Extract<Wish, { do: 'release' }>,
  registry: Registry,
  note: string | null,
): Promise<string[]> {
  // What was live when somebody asked for it: a build takes its time, and another one may be faster.
  const expects = Object.fromEntries(bundles.map(({ name }) => [name, registry.live(name)]));
  const deed = { by: nameHere(), note, expects };
  const folders: string[] = [];
  for (const wanted of bundles) folders.push(await folderOf(wanted, registry));
  if (canary !== null) {
    const { name, version } = registry.startCanary(folders[0] ?? '', canary, deed);
    return [canaryLine(name, version, canary)];
  }
  return registry.publish(folders, deed).map(({ name, version }) => liveLine(name, version));
}

/** What the registry says of a bundle, by its name. */
function bundleOf(registry: Registry, name: string) {
  const bundles = registry.bundles();
  const bundle = Object.hasOwn(bundles, name) ? bundles[name] : undefined;
  if (bundle) return bundle;
  throw new RegistryRefusal(
    `${name} has not been released here. Bundles: ${Object.keys(bundles).join(', ') || 'none'}`,
  );
}

/** Fulfils a wish on the data folder of a site, and answers with what there is to say. */
export async function fulfilHere(wish: Asked, dataDir: string): Promise<string[]> {
  const registry = openRegistry(dataDir);
  if (wish.do === 'release') return releaseAll(wish, registry, wish.note);
  if (wish.do === 'prune') return pruneLines(registry.prune(wish.remove), wish.remove);
  if (wish.do === 'status') {
    const all = wish.name ? [[wish.name, bundleOf(registry, wish.name)] as const] : Object.entries(registry.bundles());
    const summaryFor = openSummaries(dataDir);
    return all.length > 0
      ? all.flatMap(([name, bundle]) => [
          statusLine(name, bundle),
          ...rumLines(bundle, (version) => summaryFor(name, version)),
        ])
      : ['Nothing has been released here yet'];
  }
  const { name } = wish;
  const { live, history } = bundleOf(registry, name);
  if (wish.do === 'history') return history.map(historyLine);
  const deed = { by: nameHere(), note: wish.note, expects: { [name]: live } };
  if (wish.do === 'abort') return [abortLine(name, registry.abort(name, deed)), liveLine(name, live)];
  const version = wish.do === 'promote' ? registry.promote(name, deed) : registry.rollBack(name, wish.version, deed);
  return [liveLine(name, version)];
}
