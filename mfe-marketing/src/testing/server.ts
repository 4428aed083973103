import { setupServer } from 'msw/node';
import { handlers, type scenarios } from '../mocks/handlers.ts';

const server = setupServer(...handlers);

/** Every call that the page made, as it left. */
export interface Call {
  method: string;
  path: string;
  headers: Headers;
  credentials: string;
  body: Record<string, unknown>;
}

/** Stands the mocked server up for a test file, and keeps what was sent to it. */
export function useServer(): { calls: Call[]; given: (scenario: (typeof scenarios)[keyof typeof scenarios]) => void } {
  const calls: Call[] = [];
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    server.events.on('request:start', async ({ request }) => {
      const copy = request.clone();
      calls.push({
        method: copy.method,
        path: new URL(copy.url).pathname,
        headers: copy.headers,
        credentials: copy.credentials,
        body: (await copy.json()) as Record<string, unknown>,
      });
    });
  });
  afterEach(() => {
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => server.close());
  return { calls, given: (scenario) => server.use(...scenario) };
}
