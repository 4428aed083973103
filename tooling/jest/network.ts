import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/**
 * A network for this test file: `const server = mockNetwork(...handlers)`. A request that no handler answers fails its
 * test; what a test adds with `server.use` is gone after it.
 */
export const mockNetwork = (...handlers: RequestHandler[]) => {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
};
