import { mockNetwork } from '@skal/shell-kit/testing/mockNetwork.ts';
import { http, type RequestHandler } from 'msw';
import { handlers } from '../mocks/handlers.ts';

/** A call as it left the page. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: Headers;
  body: Record<string, unknown>;
}

/** The mocked server for a test file: what was sent to it, and how it is today. */
export function mockSiteApi() {
  const calls: RecordedRequest[] = [];
  // Answers nothing: the handlers after it do.
  const record = http.all('/api/*', async ({ request }) => {
    const { method, headers, url } = request;
    // A call without a body has an empty text.
    const body = JSON.parse((await request.clone().text()) || '{}') as Record<string, unknown>;
    calls.push({ method, headers, path: new URL(url).pathname, body });
  });
  const server = mockNetwork(record, ...handlers);
  afterEach(() => {
    calls.length = 0;
  });
  /** Puts a scenario before the healthy answers; its calls are recorded too. */
  const given = (scenario: readonly RequestHandler[]) => server.use(record, ...scenario);
  return { calls, given, server };
}
