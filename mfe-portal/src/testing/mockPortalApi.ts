import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { http, type RequestHandler } from 'msw';
import { handlers } from '../mocks/handlers.ts';

/** A request as the page sent it. */
export interface RecordedRequest {
  method: string;
  path: string;
  body: unknown;
}

/** The mocked server of a test file, with recorded requests. */
export function mockPortalApi() {
  const requests: RecordedRequest[] = [];
  // Returns nothing: the following handlers respond.
  const record = http.all('/api/*', async ({ request }) => {
    const isJson = request.headers.get('content-type')?.includes('json');
    const body: unknown = isJson ? await request.clone().json() : null;
    requests.push({ method: request.method, path: new URL(request.url).pathname, body });
  });
  const server = mockNetwork(record, ...handlers);
  afterEach(() => {
    requests.length = 0;
  });
  /** Adds handlers before the default ones; their requests are recorded, too. */
  const respondWith = (...answers: RequestHandler[]) => server.use(record, ...answers);
  /** Requests of one kind, such as 'POST /api/staff'. */
  const requestsTo = (what: string) => requests.filter(({ method, path }) => `${method} ${path}` === what);
  return { respondWith, requestsTo };
}
