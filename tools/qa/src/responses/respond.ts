import { passkeySignIn } from '@skal/contracts/account/passkey';
import { type SessionReply, session } from '@skal/contracts/account/session';
import { signIn } from '@skal/contracts/account/signIn';
import { callByUrl } from '@skal/contracts/http/callIndex';
import { respondChecked } from '@skal/shell-kit/mocks/contractCheck.ts';
import { errorResponse } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import { commonFailures, handlersOf } from '@skal/shell-kit/mocks/scenarios.ts';
import { getResponse, type RequestHandler } from 'msw';
import type { QaSettings } from '../settings/qaSettings.ts';
import { authorizationError } from './accessCheck.ts';
import { endpointOf } from './endpoints.ts';
import type { RemoteMocks } from './remoteMocks.ts';
import { type QaUser, userAtHome, VISITOR } from './users.ts';

interface MockContext {
  remotes: readonly RemoteMocks[];
  users: readonly QaUser[];
  /** The remote of the current page. */
  current: () => RemoteMocks | undefined;
  settings: () => QaSettings;
  /** Called when a user signs in or out. */
  setUser: (id: string) => void;
  /** Called with a contract violation of a mock. */
  reportViolation?: (lie: string) => void;
}

/** Failures that apply to every endpoint: a remote's own scenario may cover other calls only. */
const ANY_CALL = commonFailures();

/**
 * Tells whether a call is unaffected by the page's scenario: the session stays intact so that the page can show the fault, except
 * in the scenario 401.
 */
const isIndependent = ({ method, url }: Request, scenario: string): boolean =>
  method === session.read.method && new URL(url).pathname === session.read.path && scenario !== '401';

/** The endpoints that sign a visitor in; their replies contain the user's start page. */
const SIGN_INS: readonly string[] = [signIn.start.path, signIn.confirm.path, passkeySignIn.confirm.path];

/** Updates the user after a sign-in or a sign-out. */
async function applySession(
  { method, url }: Request,
  response: Response,
  { users, setUser }: MockContext,
): Promise<void> {
  const { pathname } = new URL(url);
  if (!response.ok || method !== 'POST') return;
  if (pathname === session.end.path) setUser(VISITOR);
  if (!SIGN_INS.includes(pathname)) return;
  const { redirectPath } = (await response.clone().json()) as { redirectPath: string };
  const user = userAtHome(users, redirectPath);
  if (user) setUser(user.id);
}

/** Gives the account of a session the theme of the settings. */
async function applyTheme({ method, url }: Request, response: Response, theme: QaSettings['theme']): Promise<Response> {
  if (!theme || !response.ok || method !== session.read.method || new URL(url).pathname !== session.read.path) {
    return response;
  }
  const reply = (await response.json()) as SessionReply;
  return Response.json({ ...reply, theme } satisfies SessionReply);
}

/** Rejects a call that the user may not make, as the api does before other checks. */
async function rejectUnauthorized(
  { method, url }: Request,
  defaultHandlers: RequestHandler[],
): Promise<Response | null> {
  const call = callByUrl(method, new URL(url).pathname);
  if (!call || call.access === 'public') return null;
  const response = await getResponse(defaultHandlers, new Request(new URL(session.read.path, url)));
  return authorizationError(call, response?.ok ? ((await response.json()) as SessionReply) : null);
}

/**
 * Responds to a call by the settings: first the scenario of the page's remote, then the user's mocks, then the successful
 * responses, those of the page's remote first. Rejects a call without a mock.
 */
export async function respondToCall(request: Request, site: MockContext): Promise<Response> {
  const { remotes, users, current, settings } = site;
  const { as, endpointScenarios, scenario } = settings();
  const currentRemote = current();
  const user = users.find(({ id }) => id === as) ?? users[0];
  const orderedRemotes = [...new Set([user?.remote ?? currentRemote, currentRemote, ...remotes])].filter(
    (each) => each !== undefined,
  );
  const defaultHandlers = [...(user?.handlers ?? []), ...orderedRemotes.flatMap((remote) => remote.handlers)];
  const name = endpointOf(request);
  const endpointScenario = name && Object.hasOwn(endpointScenarios, name) ? endpointScenarios[name] : undefined;
  const effectiveScenario = endpointScenario ?? (isIndependent(request, scenario) ? 'ok' : scenario);
  const endpointHandlers = endpointScenario === undefined ? [] : handlersOf(ANY_CALL, endpointScenario);
  const preferredHandlers =
    currentRemote && endpointHandlers.length === 0
      ? handlersOf(currentRemote.scenarios, effectiveScenario)
      : endpointHandlers;
  const response =
    (await rejectUnauthorized(request, defaultHandlers)) ??
    (await respondChecked([...preferredHandlers, ...defaultHandlers], request, site.reportViolation));
  if (!response) {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    site.reportViolation?.(`no mock for ${call}`);
    return errorResponse(404, `No mock for ${call}`);
  }
  await applySession(request, response, site);
  return applyTheme(request, response, settings().theme);
}
