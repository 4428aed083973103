import { userInfo } from 'node:os';
import type { SiteFacts } from '@skal/contracts/site';
import { staleLines } from '@skal/product/staleReleases.ts';
import {
  checkArrived,
  type Override,
  openTold,
  openTrialDoor,
  RegistryRefusal,
  type ReleasePlace,
  type Releases,
  readRelease,
  withReleases,
} from '@skal/shell/server';
import { findBundle } from '../webpack/bundles.ts';
import type { Trial } from './gate/trial.ts';
import { abortLine, canaryLine, historyLine, liveLine, statusLine } from './report.ts';
import { rumLines } from './rumLines.ts';
import { noteOf, type Say, STEPS, step } from './steps.ts';
import type { Asked, Wanted } from './words.ts';

/** Who does it, for the history: the account on this machine. */
function nameHere(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container an account may have a number and no name.
    return `user ${process.getuid?.()}`;
  }
}

interface Here {
  place: ReleasePlace;
  site: SiteFacts;
  /** Told how far it is. */
  say: Say;
  /** Builds a bundle, and tells where its release lies. */
  build: (name: string) => Promise<string>;
  /** Opens the pages of a trial in a browser. */
  look: (trial: Trial) => Promise<void>;
}

/** What is there already under the name and the version of a release. */
async function knownOf(folder: string, releases: Releases) {
  const { name, version } = readRelease(folder);
  const known = await releases.find(name, version);
  return known === null ? null : readRelease(known);
}

async function folderOf({ name, version }: Wanted, releases: Releases, { say, build }: Here): Promise<string> {
  // A version that is there may be of a bundle that is not here.
  if (!version) return step(STEPS.build, say, () => build(name));
  const folder = await releases.find(name, version);
  if (folder) return folder;
  findBundle(name);
  throw new RegistryRefusal(`There is no release ${name}@${version}`);
}

/** Opens the pages of what is staged, at a door that only this machine has. */
async function lookAt(versions: Override, { place, site, say, look }: Here): Promise<void> {
  const door = await openTrialDoor(place, { site, log: say });
  try {
    await look({ site: new URL(door.url), versions, token: null });
  } finally {
    await door.close();
  }
}

type Release = Extract<Asked, { do: 'release' }>;

async function releaseAll(wish: Release, releases: Releases, here: Here): Promise<string[]> {
  const { bundles, canary, browser } = wish;
  // What was live when somebody asked for it: a build takes its time, and another one may be faster.
  const there = await releases.bundles();
  const expects = Object.fromEntries(bundles.map(({ name }) => [name, there[name]?.live ?? null]));
  const isBuilt = bundles.some(({ version }) => !version);
  const deed = { by: nameHere(), note: isBuilt ? noteOf(wish, wish.note) : wish.note, expects };
  const folders: string[] = [];
  for (const wanted of bundles) folders.push(await folderOf(wanted, releases, here));
  if (isBuilt) {
    const staged = await step(STEPS.taking, here.say, async () => {
      for (const folder of folders) checkArrived(folder, await knownOf(folder, releases));
      return releases.stage(folders, deed);
    });
    const isNew = staged.filter(({ name, version }) => there[name]?.live !== version);
    const versions = Object.fromEntries(isNew.map(({ name, version }) => [name, version]));
    if (!there.shell && !versions.shell) here.say('No shell is live here: there is nothing yet to open a page in');
    else if (browser && isNew.length > 0) await step(STEPS.browser, here.say, () => lookAt(versions, here));
  }
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

async function fulfil(wish: Asked, releases: Releases, here: Here): Promise<string[]> {
  const { dataDir } = here.place;
  if (wish.do === 'release') return releaseAll(wish, releases, here);
  if (wish.do === 'prune') return staleLines(await releases.prune(wish.remove), wish.remove);
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
export const fulfilHere = (wish: Asked, here: Here): Promise<string[]> =>
  withReleases(here.place, (releases) => fulfil(wish, releases, here));
