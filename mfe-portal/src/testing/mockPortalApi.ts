import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { http, type RequestHandler } from 'msw';
import { handlers } from '../mocks/handlers.ts';

/** A call as it left the page. */
export interface RecordedRequest {
  method: string;
  path: string;
  body: unknown;
}

/** The mocked server of a test file: what was sent to it, and how it is today. */
export function mockPortalApi() {
  const calls: RecordedRequest[] = [];
  // Answers nothing: the handlers after it do.
  const record = http.all('/api/*', async ({ request }) => {
    const isJson = request.headers.get('content-type')?.includes('json');
    const body: unknown = isJson ? await request.clone().json() : null;
    calls.push({ method: request.method, path: new URL(request.url).pathname, body });
  });
  const server = mockNetwork(record, ...handlers);
  afterEach(() => {
    calls.length = 0;
  });
  /** Puts answers before the healthy ones; their calls are recorded, too. */
  const given = (...answers: RequestHandler[]) => server.use(record, ...answers);
  /** The calls of one kind, as 'POST /api/staff'. */
  const sent = (what: string) => calls.filter(({ method, path }) => `${method} ${path}` === what);
  return { given, sent };
}
