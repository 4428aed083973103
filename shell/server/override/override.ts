import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteInfo } from '@skal/contracts/site/site';
import type { Context } from 'koa';
import type { ComposedPage, Composition } from '../composition/composition.ts';
import { openCompositionCache } from '../composition/compositionCache.ts';
import type { FetchRelease } from '../http/releaseFiles.ts';
import { choosePage } from '../language/pageLanguage.ts';
import type { MockScript } from '../pages/mockScript.ts';
import { findIncompatibility, findIncompatibilityWith } from '../registry/compatibility.ts';
import type { LiveSet } from '../registry/liveSet.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { RegistryError } from '../registry/registryError.ts';
import type { LogFn } from '../registry/registryFile.ts';
import { bearerTokenOf, type TeamStore } from '../registry/teams.ts';
import { isVersion, readRelease } from '../releases/release.ts';
import type { Override } from './overrideQuery.ts';

/**
 * The live set with other versions in it. These have no fallback: a tester should see them fail.
 * @throws RegistryError for a version that is missing or incompatible
 */
function createOverrideSet(override: Override, registry: Registry): LiveSet {
  const live = registry.liveSet();
  const found = new Map([live.shell, ...live.remotes].map((release) => [release.name, release]));
  for (const [name, version] of Object.entries(override)) {
    if (!registry.has(name, version)) throw new RegistryError(`This site has no version '${version}' of ${name}`);
    found.set(name, readRelease(registry.releaseDir(name, version)));
  }
  const releases = [...found.values()];
  const reason = findIncompatibility(releases);
  if (reason) throw new RegistryError(reason);
  const [shell = live.shell] = releases;
  const remotes = releases.filter(({ kind }) => kind === 'remote');
  const previous = Object.fromEntries(
    Object.entries(live.previous).filter(
      ([name, release]) => !(name in override) && !findIncompatibilityWith(shell, release),
    ),
  );
  const revision = JSON.stringify([live.revision, Object.entries(override).sort()]);
  return { revision, shell, remotes, previous, override };
}

/** A page, or the reason why there is none. */
type OverrideResult = { page: ComposedPage } | { status: 403 | 404 | 503; message: string };

export interface OverridePages {
  /**
   * Renders a page with other versions than the live ones. They are for operators, and with its token for the team that
   * releases all of them.
   */
  render(request: Pick<Context, 'req' | 'res' | 'path'>, override: Override): Promise<OverrideResult>;
  close(): Promise<void>;
}

interface Settings {
  dataDir: string;
  site: SiteInfo;
  mocks?: MockScript | undefined;
  api: { isOperator(req: IncomingMessage, res: ServerResponse): Promise<boolean> };
  log: LogFn;
  teams: Pick<TeamStore, 'find'>;
  /** Fetches a release that is missing in the data folder. */
  fetchRelease: FetchRelease;
}

const OPERATORS_ONLY =
  'Only operators look at versions that are not live. Sign in as one, and open this address again.';
const WRONG_TEAM = 'This token is not one of the team that releases these versions';

/** Opens previews of versions that are not live. Their pages use a cache of their own. */
export function openOverridePages({ api, teams, fetchRelease, ...settings }: Settings): OverridePages {
  const { dataDir, log } = settings;
  const registry = openRegistry(dataDir, log);
  const compositions = openCompositionCache({ ...settings, compression: 'quick' });
  let composing: Promise<unknown> = Promise.resolve();

  /** Composes one set at a time, and the most recent one only once. */
  const composeOverride = (override: Override): Promise<Composition> => {
    const set = createOverrideSet(override, registry);
    const composition = composing.then(() => compositions.get(set));
    composing = composition.catch(() => undefined);
    return composition;
  };

  /** Returns why a request may not see these versions; null if it may. */
  const findRejection = async (req: IncomingMessage, res: ServerResponse, override: Override) => {
    const token = bearerTokenOf(req);
    if (token === null) return (await api.isOperator(req, res)) ? null : OPERATORS_ONLY;
    const bundle = (await teams.find(token))?.bundle;
    return Object.keys(override).every((name) => name === bundle) ? null : WRONG_TEAM;
  };

  return {
    async render({ req, res, path }, override) {
      try {
        const rejection = await findRejection(req, res, override);
        if (rejection) return { status: 403, message: rejection };
        for (const [name, version] of Object.entries(override)) {
          if (isVersion(version)) await fetchRelease(name, version);
        }
        return { page: choosePage(await composeOverride(override), path, req.headers.cookie) };
      } catch (error) {
        if (error instanceof RegistryError) return { status: error.status === 503 ? 503 : 404, message: error.message };
        log('A page with other versions could not be composed', error);
        return { status: 503, message: 'These versions cannot be shown at this moment' };
      }
    },
    close: compositions.close,
  };
}
