import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BodyBounds, parse, readBody } from '../intake.ts';
import { RegistryRefusal } from '../registryRefusal.ts';
import { comparedIn } from '../registryState.ts';
import type { ReleasePlace, Releases } from '../releases.ts';
import { openTold } from '../rum/told.ts';
import { type Team, type Teams, tokenIn } from '../teams.ts';
import { ARCHIVE_LIMIT, ARCHIVE_TYPE, InvalidArchive } from './archive.ts';
import { changeAside, type Wanted } from './changing.ts';
import { openIncoming } from './incoming.ts';
import { PUBLISHING_PATH } from './uploadQuery.ts';

/** What is said to whoever releases. */
interface Said {
  status: number;
  body: object;
  headers?: Readonly<Record<string, string>>;
}

interface Settings {
  place: ReleasePlace;
  releases: Pick<Releases, 'bundles'>;
  teams: Pick<Teams, 'find'>;
  /** What stands on every answer. */
  headers: Readonly<Record<string, string>>;
  /** What bodies may take. */
  bounds: BodyBounds;
  log: (message: string, error?: unknown) => void;
  /** Told when something else is live, before whoever asked for it is. */
  onChanged: () => Promise<void>;
}

export interface Publishing {
  /** Whether a path is one of its own. */
  takes(path: string): boolean;
  handle(path: string, req: IncomingMessage, res: ServerResponse): Promise<void>;
}

const DEEDS = ['flip', 'rollback', 'promote', 'abort'] as const;
type DeedName = (typeof DEEDS)[number];
const ADDRESS = new RegExp(`^${PUBLISHING_PATH}([a-z0-9-]{1,80})(?:/(${DEEDS.join('|')}))?$`);

const refusal = (status: number, error: string, headers = {}): Said => ({ status, body: { error }, headers });

/** Why a body was not read to its end. */
const UNREAD = {
  408: 'The request was not sent completely in time',
  413: 'The request is too large',
  503: 'Too many requests are being read at this moment',
} as const;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What is no number is no share of the visitors either, and is refused as one. */
const shareOrNull = (value: unknown): number | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' ? value : Number.NaN;
};

/**
 * Where teams release from afar: `POST /releases/<bundle>` brings a release and makes it live, or stages it; `POST …/flip`,
 * `/rollback`, `/promote` and `/abort` do so with what is there, `GET` tells what the registry says and what
 * browsers told. A token is asked for before anything of a body is read.
 */
export function openPublishing({ place, releases, teams, headers, bounds, log, onChanged }: Settings): Publishing {
  const incoming = openIncoming(place.dataDir);

  const change = async (wanted: Wanted, { name: by, bundle }: Team, note: string | null, expects: string | null) => {
    const outcome = await changeAside({ ...wanted, place, deed: { by, note, expects: { [bundle]: expects } } });
    if ('refusal' in outcome) return refusal(outcome.status, outcome.refusal);
    log(`${by}: ${wanted.do} of ${bundle} ${outcome.version}`);
    await onChanged();
    return { status: 200, body: { bundle, version: outcome.version } };
  };

  const takeRelease = (req: IncomingMessage, team: Team): Promise<Said> | Said => {
    if (req.headers['content-type'] !== ARCHIVE_TYPE) return refusal(415, `A release is sent as ${ARCHIVE_TYPE}`);
    if (Number(req.headers['content-length'] ?? 0) > ARCHIVE_LIMIT) {
      return refusal(413, `A release may have ${ARCHIVE_LIMIT} bytes, and not more`);
    }
    const query = new URL(req.url ?? '', 'http://skal').searchParams;
    const [expects, note, canary] = ['expects', 'note', 'canary'].map((name) => query.get(name) || null);
    return incoming.during(req, team.bundle, (folder) =>
      change(
        query.get('stage') === 'true'
          ? { do: 'stage', folder }
          : { do: 'release', folder, canary: canary ? Number(canary) : null },
        team,
        note ?? null,
        expects ?? null,
      ),
    );
  };

  const wantedBy = (deed: DeedName, name: string, { version, canary }: Record<string, unknown>): Wanted => {
    if (deed === 'rollback') return { do: deed, name, version: textOrNull(version) };
    if (deed !== 'flip') return { do: deed, name };
    return { do: deed, name, version: textOrNull(version) ?? '', canary: shareOrNull(canary) };
  };

  const doDeed = async (deed: DeedName, req: IncomingMessage, team: Team): Promise<Said> => {
    const read = await readBody(req, bounds, team.bundle);
    if (read && 'status' in read) return refusal(read.status, UNREAD[read.status], { 'Retry-After': '2' });
    const parsed = parse(read?.text ?? '');
    if (typeof parsed?.message !== 'object' || parsed.message === null) return refusal(400, 'The body is no JSON');
    const message = parsed.message as Record<string, unknown>;
    const wanted = wantedBy(deed, team.bundle, message);
    return change(wanted, team, textOrNull(message.note), textOrNull(message.expects));
  };

  const tell = async (name: string): Promise<Said> => {
    const bundles = await releases.bundles();
    const state = Object.hasOwn(bundles, name) ? bundles[name] : undefined;
    if (!state) return { status: 200, body: { live: null, canary: null, history: [], told: {} } };
    const summaryOf = openTold(place.dataDir, name, state);
    const told = Object.fromEntries(comparedIn(state).map((version) => [version, summaryOf(version)]));
    return { status: 200, body: { ...state, told } };
  };

  const answer = async (path: string, req: IncomingMessage): Promise<Said> => {
    const [, bundle, deed] = ADDRESS.exec(path) ?? [];
    if (!bundle) return refusal(404, 'There is nothing here');
    const token = tokenIn(req);
    const team = token === null ? null : await teams.find(token);
    if (!team) {
      const sentence =
        token !== null ? 'This token is not, or no longer, one of a team' : 'A team releases with its token';
      return refusal(401, sentence, { 'WWW-Authenticate': 'Bearer' });
    }
    if (team.bundle !== bundle) return refusal(403, `This token of ${team.name} is for ${team.bundle}, not ${bundle}`);
    const known = DEEDS.find((each) => each === deed);
    if (req.method === 'POST') return known ? doDeed(known, req, team) : takeRelease(req, team);
    if (req.method === 'GET' && !known) return tell(bundle);
    return refusal(405, 'This address does something else', { Allow: known ? 'POST' : 'GET, POST' });
  };

  const answerOrSayWhy = async (path: string, req: IncomingMessage): Promise<Said> => {
    try {
      return await answer(path, req);
    } catch (error) {
      if (error instanceof InvalidArchive || error instanceof RegistryRefusal)
        return refusal(error.status, error.message);
      // A sender who leaves is no trouble of ours.
      if (!req.destroyed || req.complete) log('A release could not be taken in', error);
      return refusal(503, 'The release could not be taken in at this moment, and nothing has changed');
    }
  };

  return {
    takes: (path) => path.startsWith(PUBLISHING_PATH),

    async handle(path, req, res) {
      const { status, body, headers: own } = await answerOrSayWhy(path, req);
      // What is still on its way is not read.
      if (!req.complete) res.setHeader('Connection', 'close');
      res
        .writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'application/json', ...own })
        .end(JSON.stringify(body));
    },
  };
}
