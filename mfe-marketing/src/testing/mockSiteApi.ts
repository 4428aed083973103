import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { http, type RequestHandler } from 'msw';
import { handlers } from '../mocks/handlers.ts';

/** A request as the page sent it. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: Headers;
  body: Record<string, unknown>;
}

/** The mocked server of a test file, with recorded requests. */
export function mockSiteApi() {
  const requests: RecordedRequest[] = [];
  // Returns nothing: the following handlers respond.
  const record = http.all('/api/*', async ({ request }) => {
    const { method, headers, url } = request;
    // A request without body has an empty text.
    const body = JSON.parse((await request.clone().text()) || '{}') as Record<string, unknown>;
    requests.push({ method, headers, path: new URL(url).pathname, body });
  });
  const server = mockNetwork(record, ...handlers);
  afterEach(() => {
    requests.length = 0;
  });
  /** Adds a scenario before the default handlers; its requests are recorded too. */
  const respondWith = (scenario: readonly RequestHandler[]) => server.use(record, ...scenario);
  return { requests, respondWith, server };
}
