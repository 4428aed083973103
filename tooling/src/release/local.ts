import { userInfo } from 'node:os';
import { openRegistry, type Registry, RegistryRefusal } from '@skal/shell/server';
import { type Bundle, findBundle } from '../webpack/bundles.ts';
import { historyLine, pruneLines, statusLine } from './report.ts';
import { HELP, type Wanted, type Wish } from './words.ts';

/** Who does it, for the history: the account on this machine. */
function nameHere(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container an account may have a number and no name.
    return `user ${process.getuid?.()}`;
  }
}

/** Builds a bundle and tells where. The builder is fetched for that alone: who goes back to a version is in a hurry. */
async function build(bundle: Bundle): Promise<string> {
  const { buildBundle, distDir } = await import('../build/bundle.ts');
  await buildBundle(bundle, 'production');
  return distDir(bundle, 'production');
}

async function folderOf({ name, version }: Wanted, registry: Registry): Promise<string> {
  // A version that is there may be of a bundle that is not here.
  if (!version) return build(findBundle(name));
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
    return [`${name} ${version} is the canary for ${canary} % of the visitors`];
  }
  return registry.publish(folders, deed).map(({ name, version }) => `${name} ${version} is live`);
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
export async function fulfilHere(wish: Wish & { note: string | null }, dataDir: string): Promise<string[]> {
  if (wish.do === 'help') return [HELP];
  const registry = openRegistry(dataDir);
  if (wish.do === 'release') return releaseAll(wish, registry, wish.note);
  if (wish.do === 'prune') return pruneLines(registry.prune(wish.remove), wish.remove);
  if (wish.do === 'status') {
    const all = wish.name ? [[wish.name, bundleOf(registry, wish.name)] as const] : Object.entries(registry.bundles());
    return all.length > 0
      ? all.map(([name, bundle]) => statusLine(name, bundle))
      : ['Nothing has been released here yet'];
  }
  const { name } = wish;
  const { live, history } = bundleOf(registry, name);
  if (wish.do === 'history') return history.map(historyLine);
  const deed = { by: nameHere(), note: wish.note, expects: { [name]: live } };
  if (wish.do === 'abort')
    return [`${name} ${registry.abort(name, deed)} is no canary any more`, `${name} ${live} is live`];
  const version = wish.do === 'promote' ? registry.promote(name, deed) : registry.rollBack(name, wish.version, deed);
  return [`${name} ${version} is live`];
}
