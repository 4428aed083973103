import type { ComponentStatus, Incident, StatusReply } from '@skal/contracts/operations/status';
import type { ReleaseService } from '../releases/releaseService.ts';

/** What the api says of the parts behind it. */
export interface ApiHealth {
  database: ComponentStatus;
  mail: ComponentStatus;
  /** Absent where nobody is to look at uploads. */
  scanner?: ComponentStatus;
  lateMails: { from: string; until: string } | null;
}

export interface StatusSources {
  releases: Pick<ReleaseService, 'status'>;
  /** Absent where the api cannot be asked. */
  standing: (() => Promise<ApiHealth>) | undefined;
}

/** Anybody may ask: the parts themselves are asked once in this time, in milliseconds. */
const RETENTION_MS = 5_000;
/** So long an answer is waited for; then the part is away. */
const PATIENCE_MS = 2_500;
const LOOK_BACK_MS = 14 * 24 * 3600_000;
/** So many incidents are told. */
const MOST = 10;

const TAKEN_BACK = new Set(['rollback', 'abort']);

async function within<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  // What does not answer is away, whyever: the page says so, and the log of that part says why.
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}

type Bundles = Awaited<ReturnType<ReleaseService['status']>>;

/** Versions that were taken back. What somebody noted about it, and who did it, is nobody else's. */
const takenBack = (bundles: Bundles, since: number): Incident[] =>
  Object.entries(bundles).flatMap(([bundle, { history }]) =>
    history
      .filter(({ action, at }) => TAKEN_BACK.has(action) && Date.parse(at) > since)
      .map(({ at }) => ({
        component: 'site' as const,
        message: `A new version of ${bundle} was taken back.`,
        from: new Date(at).toISOString(),
        until: null,
      })),
  );

async function look({ releases, standing }: StatusSources): Promise<StatusReply> {
  const now = Date.now();
  const [bundles, behind] = await Promise.all([within(releases.status()), standing ? within(standing()) : null]);
  const late = behind?.lateMails;
  const incidents: Incident[] = [
    ...(bundles ? takenBack(bundles, now - LOOK_BACK_MS) : []),
    ...(late ? [{ component: 'mail' as const, message: 'Mails went out late.', ...late }] : []),
  ];
  return {
    at: new Date(now).toISOString(),
    components: [
      { name: 'site', status: 'working' },
      { name: 'api', status: behind ? 'working' : 'away' },
      { name: 'database', status: behind?.database ?? 'unknown' },
      { name: 'mail', status: behind?.mail ?? 'unknown' },
      ...(behind?.scanner ? [{ name: 'scanner' as const, status: behind.scanner }] : []),
      { name: 'releases', status: bundles ? 'working' : 'away' },
    ],
    incidents: incidents.sort((one, other) => other.from.localeCompare(one.from)).slice(0, MOST),
  };
}

/** How the site is doing, looked at anew when the last look is some seconds old. It never throws. */
export function createStatusReader(parts: StatusSources): () => Promise<StatusReply> {
  let kept: { until: number; reply: Promise<StatusReply> } | undefined;
  return () => {
    if (!kept || kept.until < performance.now()) kept = { until: performance.now() + RETENTION_MS, reply: look(parts) };
    return kept.reply;
  };
}
