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
  people: readonly QaUser[];
  /** The remote of the current page. */
  current: () => RemoteMocks | undefined;
  wish: () => QaSettings;
  /** Called when a user signs in or out. */
  become: (id: string) => void;
  /** Called with a contract violation of a mock. */
  complain?: (lie: string) => void;
}

/** Failures that apply to every endpoint: a remote's own scenario may cover other calls only. */
const ANY_CALL = commonFailures();

/**
 * Tells whether a call is unaffected by the page's scenario: the session stays intact so that the page can show the fault, except
 * in the scenario 401.
 */
const isApart = ({ method, url }: Request, scenario: string): boolean =>
  method === session.read.method && new URL(url).pathname === session.read.path && scenario !== '401';

/** The endpoints that sign a visitor in; their replies contain the user's start page. */
const SIGN_INS: readonly string[] = [signIn.start.path, signIn.confirm.path, passkeySignIn.confirm.path];

/** Updates the user after a sign-in or a sign-out. */
async function after({ method, url }: Request, response: Response, { people, become }: MockContext): Promise<void> {
  const { pathname } = new URL(url);
  if (!response.ok || method !== 'POST') return;
  if (pathname === session.end.path) become(VISITOR);
  if (!SIGN_INS.includes(pathname)) return;
  const { redirectPath } = (await response.clone().json()) as { redirectPath: string };
  const person = userAtHome(people, redirectPath);
  if (person) become(person.id);
}

/** Rejects a call that the user may not make, as the api does before other checks. */
async function refuseOthers({ method, url }: Request, healthy: RequestHandler[]): Promise<Response | null> {
  const call = callByUrl(method, new URL(url).pathname);
  if (!call || call.access === 'public') return null;
  const response = await getResponse(healthy, new Request(new URL(session.read.path, url)));
  return authorizationError(call, response?.ok ? ((await response.json()) as SessionReply) : null);
}

/**
 * Responds to a call by the settings: first the scenario of the page's remote, then the user's mocks, then the successful
 * responses, those of the page's remote first. Rejects a call without a mock.
 */
export async function respondToCall(request: Request, site: MockContext): Promise<Response> {
  const { remotes, people, current, wish } = site;
  const { as, endpointScenarios, scenario } = wish();
  const own = current();
  const person = people.find(({ id }) => id === as) ?? people[0];
  const ordered = [...new Set([person?.remote ?? own, own, ...remotes])].filter((each) => each !== undefined);
  const healthy = [...(person?.handlers ?? []), ...ordered.flatMap((remote) => remote.handlers)];
  const name = endpointOf(request);
  const apart = name && Object.hasOwn(endpointScenarios, name) ? endpointScenarios[name] : undefined;
  const asked = apart ?? (isApart(request, scenario) ? 'ok' : scenario);
  const alike = apart === undefined ? [] : handlersOf(ANY_CALL, apart);
  const wished = own && alike.length === 0 ? handlersOf(own.scenarios, asked) : alike;
  const response =
    (await refuseOthers(request, healthy)) ?? (await respondChecked([...wished, ...healthy], request, site.complain));
  if (!response) {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    site.complain?.(`no mock for ${call}`);
    return errorResponse(404, `No mock for ${call}`);
  }
  await after(request, response, site);
  return response;
}
