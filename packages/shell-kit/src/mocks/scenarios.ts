import { callByUrl } from '@skal/contracts/http/callIndex';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { errorResponse, mockEndpoint } from './mockEndpoint.ts';

/** What may be different about the answers of any remote, and what each means, in the order of the panel. */
export const commonScenarios = [
  ['ok', 'A healthy server'],
  ['empty', 'Nothing has been entered yet'],
  ['many', 'Ten thousand of whatever is listed'],
  ['long', 'Words that no line has room for, and long texts'],
  ['rtl', 'Names that are written from right to left'],
  ['slow', 'Each answer takes three seconds'],
  ['offline', 'No answer comes'],
  ['validation', 'What is sent is refused, field by field'],
  ['401', 'Nobody is signed in any more, or the password is wrong'],
  ['403', 'The account may not do this'],
  ['409', 'Somebody was faster, or it is there already'],
  ['429', 'Too many requests'],
  ['500', 'The server fails'],
] as const;

type CommonScenario = (typeof commonScenarios)[number][0];

/** Answers that go before those of a healthy server; or, where a remote has no such thing, why it has not. */
export type Scenario = readonly RequestHandler[] | string;

/** The scenarios of a remote: all that are common, and its own. */
export type Scenarios = Readonly<Record<CommonScenario, Scenario>> & Readonly<Record<string, Scenario>>;

/** The answers of a scenario; none where the remote has no such thing. */
export function handlersOf(scenarios: Readonly<Record<string, Scenario>>, name: string): readonly RequestHandler[] {
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  return typeof scenario === 'object' ? scenario : [];
}

/** Longer than anybody waits gladly, shorter than any call gives up. */
const SLOW_MS = 3_000;

/**
 * What any call may meet on its way; a call that is never refused so is answered as ever.
 * @param path the calls that meet it
 */
export const commonFailures = (path = '/api/*') => {
  const refused = (status: number, error: string) => [
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
    '401': refused(401, 'Please sign in to continue.'),
    '403': refused(403, 'Your account may not do this.'),
    '429': refused(429, 'Too many requests. Please try again in 5 minutes.'),
    '500': refused(500, 'Something went wrong on our side'),
  };
};

type KeysOf<Body> = Body extends unknown ? keyof Body & string : never;

/** Refuses what an endpoint is sent, field by field; the fields are those of its body. */
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

/** Refuses whatever an endpoint is asked for, as the api words it. */
export const errorHandler = <Path extends string, Sent, Read, Answer>(
  endpoint: Endpoint<Path, Sent, Read, Answer>,
  ...refusal: Parameters<typeof errorResponse>
): RequestHandler => mockEndpoint(endpoint, () => errorResponse(...refusal));

/** Answers that take a while to make, made when the first call comes. */
export function lazyHandlers(make: () => readonly RequestHandler[]): RequestHandler[] {
  let made: RequestHandler[] | undefined;
  return [
    http.all('/api/*', ({ request }) => {
      made ??= [...make()];
      return getResponse(made, request.clone());
    }),
  ];
}

/** As many as nobody reads: `many((at) => makeClient({ businessName: nameOf(at) }))`. */
export const makeMany = <Row>(make: (at: number) => Row): Row[] =>
  Array.from({ length: 10_000 }, (_, at) => make(at + 1));

/** A word that no line has room for, and a text of many lines. */
export const LONG_NAME = `Rødgrødmedflødeogjordbærkompagniet${'ø'.repeat(149)} ved Åen & Sønner`;
export const LONG_TEXT = `${'Whoever reads this scrolls. '.repeat(40)}${'/a-link-without-a-break'.repeat(12)}`;

/** Names of businesses and people that are written from right to left, some with Latin letters in them. */
export const RTL_NAMES = ['مقهى Café النخيل', 'חנה (Hannah) כהן', 'ليلى المنصوري', 'בית הקפה של דוד'] as const;
