import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BodyLimits, parseJson, readBody } from '../http/beacons/beacons.ts';
import { RegistryError } from '../registry/registryError.ts';
import { usedVersions } from '../registry/registryState.ts';
import { bearerTokenOf, type Team, type TeamStore } from '../registry/teams.ts';
import { changeInWorker, type RegistryCommand } from '../releases/changeInWorker.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
import type { ReleasesConfig } from '../releases/releasesConfig.ts';
import { createVersionSummaries } from '../rum/versionSummaries.ts';
import { ARCHIVE_TYPE, InvalidArchive, MAX_ARCHIVE_BYTES } from './archive.ts';
import { PUBLISHING_PATH } from './uploadQuery.ts';
import { openUploadReceiver } from './uploadReceiver.ts';

/** A JSON response to the publisher. */
interface JsonResponse {
  status: number;
  body: object;
  headers?: Readonly<Record<string, string>>;
}

interface Settings {
  config: ReleasesConfig;
  releases: Pick<ReleaseService, 'status'>;
  teams: Pick<TeamStore, 'find'>;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Limits of bodies. */
  bounds: BodyLimits;
  log: (message: string, error?: unknown) => void;
  /** Called when the live set changed, before the response is sent. */
  onChanged: () => Promise<void>;
}

export interface PublishEndpoint {
  /** Whether a path belongs to this handler. */
  handles(path: string): boolean;
  handle(path: string, req: IncomingMessage, res: ServerResponse): Promise<void>;
}

/** The changes of stored releases, as paths name them. */
const ACTIONS = ['activate', 'rollback', 'promote', 'abort'] as const;
type Action = (typeof ACTIONS)[number];
const PATH_PATTERN = new RegExp(`^${PUBLISHING_PATH}([a-z0-9-]{1,80})(?:/(${ACTIONS.join('|')}))?$`);

const errorResponse = (status: number, error: string, headers = {}): JsonResponse => ({
  status,
  body: { error },
  headers,
});

/** Errors of bodies that were not read completely. */
const BODY_ERRORS = {
  408: 'The request was not sent completely in time',
  413: 'The request is too large',
  503: 'Too many requests are being read at this moment',
} as const;

const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Null without a value; NaN for values that are not numbers, which the release service rejects. */
const toPercent = (value: unknown): number | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' ? value : Number.NaN;
};

/**
 * The HTTP API of teams. `POST /releases/<bundle>` uploads a release and activates or stages it. `POST …/activate`,
 * `/rollback`, `/promote` and `/abort` change stored releases. `GET` reads the state of the bundle and the reports of
 * browsers. The token is checked before a body is read.
 */
export function openPublishEndpoint({
  config,
  releases,
  teams,
  headers,
  bounds,
  log,
  onChanged,
}: Settings): PublishEndpoint {
  const uploads = openUploadReceiver(config.dataDir);

  const change = async (
    command: RegistryCommand,
    { name: by, bundle }: Team,
    note: string | null,
    expects: string | null,
  ) => {
    const context = { by, note, expectedLive: { [bundle]: expects } };
    const result = await changeInWorker({ command, config, context });
    if ('error' in result) return errorResponse(result.status, result.error);
    log(`${by}: ${command.type} of ${bundle} ${result.version}`);
    await onChanged();
    return { status: 200, body: { bundle, version: result.version } };
  };

  const receiveRelease = (req: IncomingMessage, team: Team): Promise<JsonResponse> | JsonResponse => {
    if (req.headers['content-type'] !== ARCHIVE_TYPE) return errorResponse(415, `A release is sent as ${ARCHIVE_TYPE}`);
    if (Number(req.headers['content-length'] ?? 0) > MAX_ARCHIVE_BYTES) {
      return errorResponse(413, `A release may have at most ${MAX_ARCHIVE_BYTES} bytes`);
    }
    const query = new URL(req.url ?? '', 'http://skal').searchParams;
    const [expects, note, canary] = ['expects', 'note', 'canary'].map((name) => query.get(name) || null);
    return uploads.receive(req, team.bundle, (folder) =>
      change(
        query.get('stage') === 'true'
          ? { type: 'stage', folder }
          : { type: 'publish', folder, canary: canary ? Number(canary) : null },
        team,
        note ?? null,
        expects ?? null,
      ),
    );
  };

  const commandOf = (type: Action, bundle: string, { version, canary }: Record<string, unknown>): RegistryCommand => {
    if (type === 'rollback') return { type, bundle, version: toText(version) };
    if (type !== 'activate') return { type, bundle };
    return { type, bundle, version: toText(version) ?? '', canary: toPercent(canary) };
  };

  const runAction = async (action: Action, req: IncomingMessage, team: Team): Promise<JsonResponse> => {
    const read = await readBody(req, bounds, team.bundle);
    if (read && 'status' in read) return errorResponse(read.status, BODY_ERRORS[read.status], { 'Retry-After': '2' });
    const parsed = parseJson(read?.text ?? '');
    if (typeof parsed?.message !== 'object' || parsed.message === null)
      return errorResponse(400, 'The body is not JSON');
    const message = parsed.message as Record<string, unknown>;
    const command = commandOf(action, team.bundle, message);
    return change(command, team, toText(message.note), toText(message.expects));
  };

  const readState = async (name: string): Promise<JsonResponse> => {
    const bundles = await releases.status();
    const state = Object.hasOwn(bundles, name) ? bundles[name] : undefined;
    if (!state) return { status: 200, body: { live: null, canary: null, history: [], rum: {} } };
    const summaryOf = createVersionSummaries(config.dataDir, name, state);
    const rum = Object.fromEntries(usedVersions(state).map((version) => [version, summaryOf(version)]));
    return { status: 200, body: { ...state, rum } };
  };

  const respond = async (path: string, req: IncomingMessage): Promise<JsonResponse> => {
    const [, bundle, name] = PATH_PATTERN.exec(path) ?? [];
    if (!bundle) return errorResponse(404, 'There is nothing here');
    const token = bearerTokenOf(req);
    const team = token === null ? null : await teams.find(token);
    if (!team) {
      const reason = token !== null ? 'The token is unknown or revoked' : 'A team token is required';
      return errorResponse(401, reason, { 'WWW-Authenticate': 'Bearer' });
    }
    if (team.bundle !== bundle)
      return errorResponse(403, `This token of ${team.name} is for ${team.bundle}, not ${bundle}`);
    const action = ACTIONS.find((known) => known === name);
    if (req.method === 'POST') return action ? runAction(action, req, team) : receiveRelease(req, team);
    if (req.method === 'GET' && !action) return readState(bundle);
    return errorResponse(405, 'This method is not allowed here', { Allow: action ? 'POST' : 'GET, POST' });
  };

  const handleRequest = async (path: string, req: IncomingMessage): Promise<JsonResponse> => {
    try {
      return await respond(path, req);
    } catch (error) {
      if (error instanceof InvalidArchive || error instanceof RegistryError)
        return errorResponse(error.status, error.message);
      // A client that disconnects is not an error.
      if (!req.destroyed || req.complete) log('A release could not be imported', error);
      return errorResponse(503, 'The release could not be imported, and nothing has changed. Try again later.');
    }
  };

  return {
    handles: (path) => path.startsWith(PUBLISHING_PATH),

    async handle(path, req, res) {
      const { status, body, headers: own } = await handleRequest(path, req);
      // The rest of the body is not read.
      if (!req.complete) res.setHeader('Connection', 'close');
      res
        .writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'application/json', ...own })
        .end(JSON.stringify(body));
    },
  };
}
