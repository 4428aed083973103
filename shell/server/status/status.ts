import type { ComponentStatus, Incident, StatusReply } from '@skal/contracts/operations/status';
import type { TextOf } from '@skal/contracts/site/catalogTexts';
import type { ReleaseService } from '../releases/releaseService.ts';

/** Health of the api's dependencies. */
export interface ApiHealth {
  database: ComponentStatus;
  mail: ComponentStatus;
  /** Absent without an upload scanner. */
  scanner?: ComponentStatus;
  lateMails: { from: string; until: string } | null;
}

export interface StatusSources {
  releases: Pick<ReleaseService, 'status'>;
  /** Absent without an api. */
  health: (() => Promise<ApiHealth>) | undefined;
}

/** The endpoint is public, so results are cached for this time, in milliseconds. */
const CACHE_MS = 5_000;
/** Timeout of a component, in milliseconds. */
const TIMEOUT_MS = 2_500;
const LOOK_BACK_MS = 14 * 24 * 3600_000;
/** Number of listed incidents. */
const INCIDENTS_LIMIT = 10;

const INCIDENT_ACTIONS = new Set(['rollback', 'abort']);

async function withTimeout<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  // A failed check means unavailable, for any reason; the component logs the reason itself.
  return Promise.race([work.catch(() => null), timeout]).finally(() => clearTimeout(timer));
}

/** An incident, described in the language of a reader. */
type AnyIncident = Omit<Incident, 'message'> & { message: (text: TextOf) => string };

/** The status for readers of all languages. */
type AnyStatus = Omit<StatusReply, 'incidents'> & { incidents: AnyIncident[] };

type Bundles = Awaited<ReturnType<ReleaseService['status']>>;

/** Rollbacks. Their notes and authors are not public. */
const rollbacksSince = (bundles: Bundles, since: number): AnyIncident[] =>
  Object.entries(bundles).flatMap(([bundle, { history }]) =>
    history
      .filter(({ action, at }) => INCIDENT_ACTIONS.has(action) && Date.parse(at) > since)
      .map(({ at }) => ({
        component: 'site' as const,
        message: (text) => text(/*i18n*/ 'A new version of {bundle} was rolled back.', { bundle }),
        from: new Date(at).toISOString(),
        until: null,
      })),
  );

async function readStatus({ releases, health }: StatusSources): Promise<AnyStatus> {
  const now = Date.now();
  const [bundles, apiHealth] = await Promise.all([
    withTimeout(releases.status()),
    health ? withTimeout(health()) : null,
  ]);
  const late = apiHealth?.lateMails;
  const incidents: AnyIncident[] = [
    ...(bundles ? rollbacksSince(bundles, now - LOOK_BACK_MS) : []),
    ...(late
      ? [{ component: 'mail' as const, message: (text: TextOf) => text(/*i18n*/ 'Emails were delayed.'), ...late }]
      : []),
  ];
  return {
    at: new Date(now).toISOString(),
    components: [
      { name: 'site', status: 'working' },
      { name: 'api', status: apiHealth ? 'working' : 'unavailable' },
      { name: 'database', status: apiHealth?.database ?? 'unknown' },
      { name: 'mail', status: apiHealth?.mail ?? 'unknown' },
      ...(apiHealth?.scanner ? [{ name: 'scanner' as const, status: apiHealth.scanner }] : []),
      { name: 'releases', status: bundles ? 'working' : 'unavailable' },
    ],
    incidents: incidents.sort((one, other) => other.from.localeCompare(one.from)).slice(0, INCIDENTS_LIMIT),
  };
}

/** Creates a reader of the site's health in a language, which caches it for a few seconds. It never throws. */
export function createStatusReader(parts: StatusSources): (text: TextOf) => Promise<StatusReply> {
  let cached: { until: number; status: Promise<AnyStatus> } | undefined;
  return async (text) => {
    if (!cached || cached.until < performance.now())
      cached = { until: performance.now() + CACHE_MS, status: readStatus(parts) };
    const { incidents, ...status } = await cached.status;
    return { ...status, incidents: incidents.map((each) => ({ ...each, message: each.message(text) })) };
  };
}
