import { userInfo } from 'node:os';
import { readSiteInfo, type SiteInfo } from '@skal/contracts/site/site';
import {
  checkUploadedRelease,
  createVersionSummaries,
  findBundle,
  type Override,
  openPreviewServer,
  RegistryError,
  type ReleaseService,
  type ReleasesConfig,
  readRelease,
  withReleaseService,
} from '@skal/shell/server';
import type { BundleSpec, ReleaseCommandLine } from '@skal/shell/server/cli/releaseCommands.ts';
import {
  formatAbort,
  formatCanary,
  formatHistoryEntry,
  formatLive,
  formatRum,
  formatStale,
  formatStatus,
} from '@skal/shell/server/cli/releaseReport.ts';
import { historyNote, type ReleaseTools, STEP_LABELS, timedStep } from '@skal/shell/server/cli/releaseSteps.ts';
import type { Output } from '@skal/shell/server/cli/runCli.ts';
import { resolveReleaseStore } from '../releases.ts';

/** Account name on this machine, for the history. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container an account may have an id without a name.
    return `user ${process.getuid?.()}`;
  }
}

interface Site extends ReleaseTools {
  config: ReleasesConfig;
  site: SiteInfo;
}

/** Returns the published release of the same name and version, if any. */
async function findPublished(folder: string, releases: ReleaseService) {
  const { name, version } = readRelease(folder);
  const known = await releases.find(name, version);
  return known === null ? null : readRelease(known);
}

async function ensureBuild(
  { name, version }: BundleSpec,
  releases: ReleaseService,
  { progress, build }: Site,
): Promise<string> {
  if (!version) return timedStep(STEP_LABELS.build, progress, () => build(name));
  const folder = await releases.find(name, version);
  if (folder) return folder;
  throw new RegistryError(`There is no release ${name}@${version}`);
}

/** Runs the browser gate on staged versions, which only a server on loopback serves. */
async function checkStaged(versions: Override, { config, site, progress, browserGate }: Site): Promise<void> {
  const server = await openPreviewServer(config, { site, log: progress });
  try {
    await browserGate({ site: new URL(server.url), versions, token: null });
  } finally {
    await server.close();
  }
}

type Publish = Extract<ReleaseCommandLine, { type: 'publish' }>;

async function publish(command: Publish, releases: ReleaseService, site: Site): Promise<string> {
  const { bundles, canary, note, dryRun = false } = command;
  // Read before the build, so that a concurrent release is not overwritten.
  const before = await releases.status();
  const expectedLive = Object.fromEntries(bundles.map(({ name }) => [name, before[name]?.live ?? null]));
  const isBuilt = bundles.some(({ version }) => !version);
  const about = isBuilt ? historyNote(command.browserGate, note) : note;
  const change = { by: userName(), note: about, expectedLive, dryRun };
  const folders: string[] = [];
  for (const bundle of bundles) folders.push(await ensureBuild(bundle, releases, site));
  if (isBuilt) {
    const staged = await timedStep(STEP_LABELS.files, site.progress, async () => {
      for (const folder of folders) checkUploadedRelease(folder, await findPublished(folder, releases));
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
    return formatCanary(name, version, canary);
  }
  return (await releases.publish(folders, change)).map(({ name, version }) => formatLive(name, version)).join('\n');
}

async function execute(command: ReleaseCommandLine, releases: ReleaseService, site: Site): Promise<Output> {
  if (command.type === 'publish') return publish(command, releases, site);
  if (command.type === 'prune') return formatStale(await releases.prune(command.remove), command.remove).join('\n');
  if (command.type === 'history') {
    const history = await releases.history(command.name);
    return { text: history.map(formatHistoryEntry).join('\n'), data: history };
  }
  const bundles = await releases.status();
  if (command.type === 'status') {
    const { name: only } = command;
    const data = only ? { [only]: findBundle(bundles, only) } : bundles;
    const lines = Object.entries(data).flatMap(([name, bundle]) => [
      formatStatus(name, bundle),
      ...formatRum(bundle, createVersionSummaries(site.config.dataDir, name, bundle)),
    ]);
    return { text: lines.join('\n') || 'No bundle has been released here yet', data };
  }
  const { type, name, note, dryRun = false } = command;
  const { live } = findBundle(bundles, name);
  const change = { by: userName(), note, expectedLive: { [name]: live }, dryRun };
  if (type === 'abort') return `${formatAbort(name, await releases.abort(name, change))}\n${formatLive(name, live)}`;
  const version =
    type === 'promote' ? await releases.promote(name, change) : await releases.rollback(name, command.version, change);
  return formatLive(name, version);
}

/** Runs a release command on the site with these settings, and returns the output. */
export const runLocally = (
  command: ReleaseCommandLine,
  tools: ReleaseTools,
  env: NodeJS.ProcessEnv,
): Promise<Output> => {
  const config = resolveReleaseStore(env);
  const site = readSiteInfo(env, 'http://localhost');
  return withReleaseService(config, async (releases) => {
    const output = await execute(command, releases, { ...tools, config, site });
    return command.dryRun && typeof output === 'string' ? `Nothing is changed. Without --dry-run:\n${output}` : output;
  });
};
