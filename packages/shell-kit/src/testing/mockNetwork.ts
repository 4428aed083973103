import { http, type RequestHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { respondChecked } from '../mocks/contractCheck.ts';

/** Controls of a mocked network. */
export interface MockedNetwork extends Pick<SetupServer, 'events'> {
  resetHandlers(...others: RequestHandler[]): void;
  use(...added: RequestHandler[]): void;
}

/**
 * Mocks the network of this test file: `const server = mockNetwork(...handlers)`. A request without a handler fails its
 * test, and so does a contract violation. Handlers of `server.use` are removed after each test.
 */
export const mockNetwork = (...handlers: RequestHandler[]): MockedNetwork => {
  let current: readonly RequestHandler[] = handlers;
  const { events, listen, close } = setupServer(http.all('*', ({ request }) => respondChecked(current, request)));
  const resetHandlers = (...others: RequestHandler[]) => {
    current = others.length > 0 ? others : handlers;
  };
  beforeAll(() => listen({ onUnhandledFrame: 'error' }));
  afterEach(() => resetHandlers());
  afterAll(() => close());
  return {
    events,
    resetHandlers,
    use: (...added: RequestHandler[]) => {
      // Handlers that are added again, such as recorders, move to the front.
      current = [...new Set([...added, ...current])];
    },
  };
};
