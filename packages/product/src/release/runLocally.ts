import { userInfo } from 'node:os';
import { readSiteFacts, type SiteFacts } from '@skal/contracts/site';
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
import type { BundleSpec, ReleaseCommandLine } from '@skal/shell/server/cli/releaseCommands.ts';
import {
  abortLine,
  canaryLine,
  historyLine,
  liveLine,
  rumLines,
  staleLines,
  statusLine,
} from '@skal/shell/server/cli/releaseReport.ts';
import { historyNote, type ReleaseTools, STEP_LABELS, timedStep } from '@skal/shell/server/cli/releaseSteps.ts';
import type { Output } from '@skal/shell/server/cli/runCli.ts';
import { releasePlaceOf } from '../releases.ts';

/** The account on this machine, for the history. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container an account may have a number and no name.
    return `user ${process.getuid?.()}`;
  }
}

interface Site extends ReleaseTools {
  place: ReleasePlace;
  site: SiteFacts;
}

/** The published release of the same name and version, if there is one. */
async function knownOf(folder: string, releases: Releases) {
  const { name, version } = readRelease(folder);
  const known = await releases.find(name, version);
  return known === null ? null : readRelease(known);
}

async function folderOf({ name, version }: BundleSpec, releases: Releases, { progress, build }: Site): Promise<string> {
  if (!version) return timedStep(STEP_LABELS.build, progress, () => build(name));
  const folder = await releases.find(name, version);
  if (folder) return folder;
  throw new RegistryRefusal(`There is no release ${name}@${version}`);
}

/** Runs the browser gate on staged versions, which only a server on loopback shows. */
async function checkStaged(versions: Override, { place, site, progress, browserGate }: Site): Promise<void> {
  const server = await openTrialDoor(place, { site, log: progress });
  try {
    await browserGate({ site: new URL(server.url), versions, token: null });
  } finally {
    await server.close();
  }
}

type Publish = Extract<ReleaseCommandLine, { type: 'publish' }>;

async function publish(command: Publish, releases: Releases, site: Site): Promise<string> {
  const { bundles, canary, note } = command;
  // Read before the build: a release of someone else meanwhile must not be overwritten.
  const before = await releases.bundles();
  const expects = Object.fromEntries(bundles.map(({ name }) => [name, before[name]?.live ?? null]));
  const isBuilt = bundles.some(({ version }) => !version);
  const change = { by: userName(), note: isBuilt ? historyNote(command.browserGate, note) : note, expects };
  const folders: string[] = [];
  for (const bundle of bundles) folders.push(await folderOf(bundle, releases, site));
  if (isBuilt) {
    const staged = await timedStep(STEP_LABELS.files, site.progress, async () => {
      for (const folder of folders) checkArrived(folder, await knownOf(folder, releases));
      return releases.stage(folders, change);
    });
    const isNew = staged.filter(({ name, version }) => before[name]?.live !== version);
    const versions = Object.fromEntries(isNew.map(({ name, version }) => [name, version]));
    if (!before.shell && !versions.shell) site.progress('No shell is live, so there are no pages to check yet');
    else if (command.browserGate && isNew.length > 0)
      await timedStep(STEP_LABELS.browser, site.progress, () => checkStaged(versions, site));
  }
  if (canary !== null) {
    const { name, version } = await releases.startCanary(folders[0] ?? '', canary, change);
    return canaryLine(name, version, canary);
  }
  return (await releases.publish(folders, change)).map(({ name, version }) => liveLine(name, version)).join('\n');
}

/** @throws RegistryRefusal where the bundle has not been released */
function bundleOf(bundles: Awaited<ReturnType<Releases['bundles']>>, name: string) {
  const bundle = Object.hasOwn(bundles, name) ? bundles[name] : undefined;
  if (bundle) return bundle;
  throw new RegistryRefusal(
    `${name} has not been released here. Bundles: ${Object.keys(bundles).join(', ') || 'none'}`,
  );
}

async function execute(command: ReleaseCommandLine, releases: Releases, site: Site): Promise<Output> {
  if (command.type === 'publish') return publish(command, releases, site);
  if (command.type === 'prune') return staleLines(await releases.prune(command.remove), command.remove).join('\n');
  const bundles = await releases.bundles();
  if (command.type === 'status') {
    const { name: only } = command;
    const data = only ? { [only]: bundleOf(bundles, only) } : bundles;
    const lines = Object.entries(data).flatMap(([name, bundle]) => [
      statusLine(name, bundle),
      ...rumLines(bundle, openTold(site.place.dataDir, name, bundle)),
    ]);
    return { text: lines.join('\n') || 'No bundle has been released here yet', data };
  }
  const { type, name, note } = command;
  const { live, history } = bundleOf(bundles, name);
  if (type === 'history') return { text: history.map(historyLine).join('\n'), data: history };
  const change = { by: userName(), note, expects: { [name]: live } };
  if (type === 'abort') return `${abortLine(name, await releases.abort(name, change))}\n${liveLine(name, live)}`;
  const version =
    type === 'promote' ? await releases.promote(name, change) : await releases.rollBack(name, command.version, change);
  return liveLine(name, version);
}

/** Executes a release command on the site of these settings, and returns what to print. */
export const runLocally = (
  command: ReleaseCommandLine,
  tools: ReleaseTools,
  env: NodeJS.ProcessEnv,
): Promise<Output> => {
  const place = releasePlaceOf(env);
  const site = readSiteFacts(env, 'http://localhost');
  return withReleases(place, (releases) => execute(command, releases, { ...tools, place, site }));
};
