import { callByUrl } from '@skal/contracts/http/callIndex';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { errorResponse, mockEndpoint } from './mockEndpoint.ts';

/** Scenarios of all remotes with their labels, in the order of the panel. */
export const commonScenarios = [
  ['ok', 'A healthy server'],
  ['empty', 'Nothing has been entered yet'],
  ['many', 'Ten thousand of whatever is listed'],
  ['long', 'Words that no line has room for, and long texts'],
  ['rtl', 'Names that are written from right to left'],
  ['slow', 'Each answer takes three seconds'],
  ['offline', 'No answer comes'],
  ['validation', 'What is sent is rejected, field by field'],
  ['401', 'The session has expired, or the password is wrong'],
  ['403', 'The account may not do this'],
  ['409', 'A conflict, or it exists already'],
  ['429', 'Too many requests'],
  ['500', 'The server fails'],
] as const;

type CommonScenario = (typeof commonScenarios)[number][0];

/** Handlers that precede the default ones; or the reason why a remote does not have the scenario. */
export type Scenario = readonly RequestHandler[] | string;

/** The scenarios of a remote: all common ones, and its own. */
export type Scenarios = Readonly<Record<CommonScenario, Scenario>> & Readonly<Record<string, Scenario>>;

/** The handlers of a scenario; none if the remote does not have it. */
export function handlersOf(scenarios: Readonly<Record<string, Scenario>>, name: string): readonly RequestHandler[] {
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  return typeof scenario === 'object' ? scenario : [];
}

/** Longer than comfortable, shorter than any timeout. */
const SLOW_MS = 3_000;

/**
 * Failures that any call may meet. Calls that never get this status are answered as usual.
 * @param path the affected calls
 */
export const commonFailures = (path = '/api/*') => {
  const makeScenarios = (status: number, error: string) => [
    http.all(path, ({ request: { method, url } }) => {
      const call = callByUrl(method, new URL(url).pathname);
      return call && !call.errorStatuses.includes(status) ? undefined : errorResponse(status, error, call?.errorFields);
    }),
  ];
  return {
    slow: [
      http.all(path, async () => {
        await delay(SLOW_MS);
      }),
    ],
    offline: [http.all(path, () => HttpResponse.error())],
    '401': makeScenarios(401, 'Please sign in to continue.'),
    '403': makeScenarios(403, 'Your account is not allowed to do this.'),
    '429': makeScenarios(429, 'Too many requests. Please try again in 5 minutes.'),
    '500': makeScenarios(500, 'Something went wrong on our side'),
  };
};

type KeysOf<Body> = Body extends unknown ? keyof Body & string : never;

/** Rejects the input of an endpoint by field; the fields are those of its body. */
export function validationError<Path extends string, Sent, Read, Answer>(
  endpoint: Endpoint<Path, Sent, Read, Answer>,
  fields: Partial<Record<KeysOf<Sent>, string>>,
): RequestHandler {
  const faults = Object.entries<string | undefined>(fields).flatMap(([name, fault]) =>
    fault === undefined ? [] : [[name, fault] as const],
  );
  const [[, first] = ['', 'Please check what you entered.']] = faults;
  return mockEndpoint(endpoint, () => errorResponse(400, first, { fields: Object.fromEntries(faults) }));
}

/** Rejects every call of an endpoint in the api's format. */
export const errorHandler = <Path extends string, Sent, Read, Answer>(
  endpoint: Endpoint<Path, Sent, Read, Answer>,
  ...errorArguments: Parameters<typeof errorResponse>
): RequestHandler => mockEndpoint(endpoint, () => errorResponse(...errorArguments));

/** Handlers that are created on the first call, because that is expensive. */
export function lazyHandlers(make: () => readonly RequestHandler[]): RequestHandler[] {
  let made: RequestHandler[] | undefined;
  return [
    http.all('/api/*', ({ request }) => {
      made ??= [...make()];
      return getResponse(made, request.clone());
    }),
  ];
}

/** Makes a long list: `makeMany((at) => makeClient({ businessName: nameOf(at) }))`. */
export const makeMany = <Row>(make: (at: number) => Row): Row[] =>
  Array.from({ length: 10_000 }, (_, at) => make(at + 1));

/** A word that is longer than any line, with special characters. */
export const LONG_NAME = `Rødgrødmedflødeogjordbærkompagniet${'ø'.repeat(149)} ved Åen & Sønner`;
export const LONG_TEXT = `${'A reader of this text scrolls. '.repeat(40)}${'/a-link-without-a-break'.repeat(12)}`;

/** Right-to-left names of businesses and people, some with Latin letters. */
export const RTL_NAMES = ['مقهى Café النخيل', 'חנה (Hannah) כהן', 'ليلى المنصوري', 'בית הקפה של דוד'] as const;
