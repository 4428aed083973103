import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseCommand, ReleaseCommandLine } from '@skal/shell/server/cli/releaseCommands.ts';
import {
  formatAbort,
  formatCanary,
  formatHistoryEntry,
  formatLive,
  formatMegabytes,
  formatRum,
  formatStatus,
} from '@skal/shell/server/cli/releaseReport.ts';
import {
  historyNote,
  ReleaseError,
  type ReleaseTools,
  STEP_LABELS,
  timedStep,
} from '@skal/shell/server/cli/releaseSteps.ts';
import { type Output, UsageError } from '@skal/shell/server/cli/runCli.ts';
import { ARCHIVE_TYPE, packRelease } from '@skal/shell/server/publishing/archive.ts';
import { PUBLISHING_PATH, uploadQuery } from '@skal/shell/server/publishing/uploadQuery.ts';
import type { BundleState } from '@skal/shell/server/registry/registryState.ts';
import { readRelease } from '@skal/shell/server/releases/release.ts';
import type { RumSummary } from '@skal/shell/server/rum/versionSummaries.ts';

/** The state of a bundle on a site, and what browsers reported about its versions. */
type RemoteBundleState = Omit<BundleState, 'live'> & {
  live: string | null;
  rum?: Readonly<Record<string, RumSummary>>;
};

/** The public state of a bundle. */
interface ServedVersions {
  version: string;
  canary: { version: string } | null;
}

/** Maximum time for a site to render its pages again. */
const SERVE_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 100;

/** Returns a function that sends requests about a bundle with a team's token. */
function createClient(site: URL, token: string, name: string) {
  return async function request<Reply>(path = '', init: RequestInit = {}): Promise<Reply> {
    const url = new URL(`${PUBLISHING_PATH}${name}${path}`, site);
    let response: Response;
    try {
      response = await fetch(url, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } });
    } catch (error) {
      const { cause } = error as { cause?: { message?: string } };
      throw new ReleaseError(`${site.origin} cannot be reached, or ended the connection: ${cause?.message ?? error}`);
    }
    const reply = (await response.json().catch(() => ({}))) as Reply & { error?: string };
    if (!response.ok) throw new ReleaseError(reply.error ?? `${site.origin} responded with ${response.status}`);
    return reply;
  };
}

type BundleRequest = ReturnType<typeof createClient>;

/** Returns the versions that a site serves; undefined while it is unreachable, such as during a restart. */
async function readServedVersions(site: URL, name: string): Promise<ServedVersions | undefined> {
  try {
    const registry = await (await fetch(new URL('/registry.json', site))).json();
    return (registry as { bundles: Record<string, ServedVersions> }).bundles[name];
  } catch {
    return undefined;
  }
}

/** Waits until visitors get a version. */
async function waitUntilServed(site: URL, name: string, isServed: (served: ServedVersions) => boolean): Promise<void> {
  const deadline = Date.now() + SERVE_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const served = await readServedVersions(site, name);
    if (served && isServed(served)) return;
    await sleep(POLL_INTERVAL_MS);
  }
  throw new ReleaseError(
    'The release is active in the registry, but the site did not serve it within a minute. Check the log of the site.',
  );
}

interface RemoteTools extends ReleaseTools {
  token: string | undefined;
}

type Publish = Extract<ReleaseCommandLine, { type: 'publish' }>;

/** Builds, uploads and checks a release, activates it, and waits until visitors have it. */
async function publish(
  command: Publish,
  live: string | null,
  request: BundleRequest,
  tools: RemoteTools & { site: URL },
): Promise<string> {
  const { site, progress, build, browserGate } = tools;
  const [{ name } = { name: '' }] = command.bundles;
  const { canary, browserGate: isChecked } = command;
  const about = { expects: live, note: historyNote(isChecked, command.note), canary };
  const dir = await timedStep(STEP_LABELS.build, progress, () => build(name));
  const archive = await packRelease(dir);
  const { version } = readRelease(dir);
  progress(`${name} ${version}: ${formatMegabytes(archive.length)} to ${site.origin}`);
  await timedStep(STEP_LABELS.files, progress, () =>
    request(`?${uploadQuery({ ...about, stage: isChecked })}`, {
      method: 'POST',
      headers: { 'Content-Type': ARCHIVE_TYPE },
      body: archive,
    }),
  );
  if (isChecked && version !== live)
    await timedStep(STEP_LABELS.browser, progress, () =>
      browserGate({ site, versions: { [name]: version }, token: tools.token ?? null }),
    );
  await timedStep(STEP_LABELS.live, progress, async () => {
    if (isChecked) await request('/activate', { method: 'POST', body: JSON.stringify({ ...about, version }) });
    await waitUntilServed(site, name, (served) => (canary === null ? served : served.canary)?.version === version);
  });
  return canary === null ? formatLive(name, version) : formatCanary(name, version, canary);
}

/** Returns the bundle of a command. @throws UsageError unless it is exactly one: a token is valid for one bundle */
function bundleOf(command: ReleaseCommand): string {
  if (command.type === 'prune') throw new UsageError('prune works on the local data folder only, without --site.');
  if (command.type !== 'publish') {
    if (command.name) return command.name;
    throw new UsageError('Name a bundle: each token is valid for one bundle.');
  }
  const [bundle, ...others] = command.bundles;
  if (bundle && !bundle.version && others.length === 0) return bundle.name;
  throw new UsageError(
    '--site publishes one bundle. To activate a version that is already on the site, use rollback --to-version.',
  );
}

/** Executes a release command on the running site that it names, and returns what to print. */
export async function runRemotely(command: ReleaseCommandLine, tools: RemoteTools): Promise<Output> {
  const { site } = command;
  const { token } = tools;
  if (!site) throw new UsageError('Missing site. Example: --site https://www.example.dk');
  const name = bundleOf(command);
  if (!token) throw new UsageError('SKAL_RELEASE_TOKEN is not set. Create a token on the site with skal team add.');
  const request = createClient(site, token, name);
  // Before the build: checks the token, and reads which version is live.
  const { live, rum, ...state } = await request<RemoteBundleState>();
  if (command.type === 'status') {
    if (!live) return `${name} has not been released there yet`;
    const data = { live, ...state };
    return { text: [formatStatus(name, data), ...formatRum(data, (version) => rum?.[version])].join('\n'), data };
  }
  if (command.type === 'history')
    return { text: state.history.map(formatHistoryEntry).join('\n'), data: state.history };
  if (command.type === 'publish') return publish(command, live, request, { ...tools, site });
  const about = { expects: live, note: command.note };
  const body = JSON.stringify({ ...about, ...(command.type === 'rollback' ? { version: command.version } : {}) });
  const { version } = await request<{ version: string }>(`/${command.type}`, { method: 'POST', body });
  if (command.type === 'abort') {
    await waitUntilServed(site, name, (served) => served.canary === null);
    return `${formatAbort(name, version)}\n${formatLive(name, live ?? '')}`;
  }
  await waitUntilServed(site, name, (served) => served.version === version);
  return formatLive(name, version);
}
