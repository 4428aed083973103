import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteFacts } from '@skal/contracts/site';
import type { Context } from 'koa';
import type { ComposedPage, Composition } from './composer.ts';
import { openCompositions } from './compositions.ts';
import { whyUnfit } from './fit.ts';
import type { LiveSet } from './liveSet.ts';
import { openRegistry, type Registry } from './registry.ts';
import type { Say } from './registryFile.ts';
import { RegistryRefusal } from './registryRefusal.ts';
import { type Release, readRelease } from './release.ts';

/** Which version of which bundle somebody wants to look at, instead of what is live. */
export type Override = Readonly<Record<string, string>>;

const PARAMETER = /^remote\.([a-z][a-z0-9-]*)$/;

/** What the query of an address asks for: `?remote.portal=0.1.0-abc` is a version of `mfe-portal`. Null where nothing. */
export function overrideIn(search: string): Override | null {
  if (!search.includes('remote.')) return null;
  const asked = [...new URLSearchParams(search)].flatMap(([parameter, version]) => {
    const [, name] = PARAMETER.exec(parameter) ?? [];
    return name ? [[`mfe-${name}`, version] as const] : [];
  });
  return asked.length > 0 ? Object.fromEntries(asked) : null;
}

/** @throws RegistryRefusal for a version that the site does not have */
function releaseOf(registry: Registry, name: string, version: string): Release {
  if (registry.has(name, version)) return readRelease(registry.releaseDir(name, version));
  throw new RegistryRefusal(`This site has no version '${version}' of ${name}`);
}

/**
 * What is live, with other versions in it. These have none to fall back to: who tries a version wants to see it fail.
 * @throws RegistryRefusal for what is not there, or does not fit
 */
function setWith(override: Override, registry: Registry): LiveSet {
  const live = registry.liveSet();
  const unknown = Object.keys(override).find((name) => live.remotes.every((remote) => remote.name !== name));
  if (unknown) throw new RegistryRefusal(`This site has no remote ${unknown}`);
  const remotes = live.remotes.map((remote) => {
    const version = override[remote.name];
    return version === undefined ? remote : releaseOf(registry, remote.name, version);
  });
  const reason = whyUnfit([live.shell, ...remotes]);
  if (reason) throw new RegistryRefusal(reason);
  const before = Object.fromEntries(Object.entries(live.before).filter(([name]) => !(name in override)));
  const revision = JSON.stringify([live.revision, Object.entries(override).sort()]);
  return { ...live, revision, remotes, before, override };
}

/** A page, or why there is none. */
type Outcome = { page: ComposedPage } | { status: 403 | 404 | 503; sentence: string };

export interface Overrides {
  /** Answers a request for a page with other versions than the live ones. They are for operators alone. */
  open(request: Pick<Context, 'req' | 'res' | 'path'>, override: Override): Promise<Outcome>;
  close(): void;
}

interface Settings {
  dataDir: string;
  site: SiteFacts;
  api: { isOperator(req: IncomingMessage, res: ServerResponse): Promise<boolean> };
  log: Say;
}

const OPERATORS_ONLY =
  'Only operators look at versions that are not live. Sign in as one, and open this address again.';

/** Opens the way to look at versions that are not live. Their pages take no room from those that are. */
export function openOverrides({ api, ...settings }: Settings): Overrides {
  const { dataDir, log } = settings;
  const registry = openRegistry(dataDir, log);
  const closing = new AbortController();
  const compositions = openCompositions({ ...settings, compression: 'quick', signal: closing.signal });
  let composing: Promise<unknown> = Promise.resolve();

  /** One set at a time, and one that somebody else has just asked for is not composed again. */
  const pagesWith = (override: Override): Promise<Composition> => {
    const set = setWith(override, registry);
    const composed = composing.then(() => compositions.of(set));
    composing = composed.catch(() => undefined);
    return composed;
  };

  return {
    async open({ req, res, path }, override) {
      try {
        if (!(await api.isOperator(req, res))) return { status: 403, sentence: OPERATORS_ONLY };
        const { pages, notFound } = await pagesWith(override);
        return { page: pages.get(path) ?? notFound };
      } catch (error) {
        if (error instanceof RegistryRefusal) return { status: 404, sentence: error.message };
        log('A page with other versions could not be had', error);
        return { status: 503, sentence: 'These versions cannot be shown at this moment' };
      }
    },
    close: () => closing.abort(),
  };
}
