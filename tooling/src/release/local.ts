import { userInfo } from 'node:os';
import { openTold, RegistryRefusal, type ReleasePlace, type Releases, withReleases } from '@skal/shell/server';
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

async function folderOf({ name, version }: Wanted, releases: Releases): Promise<string> {
  // A version that is there may be of a bundle that is not here.
  if (!version) return buildHere(name);
  const folder = await releases.find(name, version);
  if (folder) return folder;
  findBundle(name);
  throw new RegistryRefusal(`There is no release ${name}@${version}`);
}

async function releaseAll(
  { bundles, canary }: Extract<Wish, { do: 'release' }>,
  releases: Releases,
  note: string | null,
): Promise<string[]> {
  // What was live when somebody asked for it: a build takes its time, and another one may be faster.
  const there = await releases.bundles();
  const expects = Object.fromEntries(bundles.map(({ name }) => [name, there[name]?.live ?? null]));
  const deed = { by: nameHere(), note, expects };
  const folders: string[] = [];
  for (const wanted of bundles) folders.push(await folderOf(wanted, releases));
  if (canary !== null) {
    const { name, version } = await releases.startCanary(folders[0] ?? '', canary, deed);
    return [canaryLine(name, version, canary)];
  }
  return (await releases.publish(folders, deed)).map(({ name, version }) => liveLine(name, version));
}

/** What the registry says of a bundle, by its name. */
function bundleOf(bundles: Awaited<ReturnType<Releases['bundles']>>, name: string) {
  const bundle = Object.hasOwn(bundles, name) ? bundles[name] : undefined;
  if (bundle) return bundle;
  throw new RegistryRefusal(
    `${name} has not been released here. Bundles: ${Object.keys(bundles).join(', ') || 'none'}`,
  );
}

async function fulfil(wish: Asked, releases: Releases, dataDir: string): Promise<string[]> {
  if (wish.do === 'release') return releaseAll(wish, releases, wish.note);
  if (wish.do === 'prune') return pruneLines(await releases.prune(wish.remove), wish.remove);
  const bundles = await releases.bundles();
  if (wish.do === 'status') {
    const all = wish.name ? [[wish.name, bundleOf(bundles, wish.name)] as const] : Object.entries(bundles);
    return all.length > 0
      ? all.flatMap(([name, bundle]) => [
          statusLine(name, bundle),
          ...rumLines(bundle, openTold(dataDir, name, bundle)),
        ])
      : ['Nothing has been released here yet'];
  }
  const { name } = wish;
  const { live, history } = bundleOf(bundles, name);
  if (wish.do === 'history') return history.map(historyLine);
  const deed = { by: nameHere(), note: wish.note, expects: { [name]: live } };
  if (wish.do === 'abort') return [abortLine(name, await releases.abort(name, deed)), liveLine(name, live)];
  const version =
    wish.do === 'promote' ? await releases.promote(name, deed) : await releases.rollBack(name, wish.version, deed);
  return [liveLine(name, version)];
}

/** Fulfils a wish on the releases of a site that are reached from here, and answers with what there is to say. */
export const fulfilHere = (wish: Asked, place: ReleasePlace): Promise<string[]> =>
  withReleases(place, (releases) => fulfil(wish, releases, place.dataDir));
