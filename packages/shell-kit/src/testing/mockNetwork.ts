import { http, type RequestHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { respondChecked } from '../mocks/contractCheck.ts';

/** What a test has in its hands of a mocked network. */
export interface MockedNetwork extends Pick<SetupServer, 'events'> {
  resetHandlers(...others: RequestHandler[]): void;
  use(...added: RequestHandler[]): void;
}

/**
 * A network for this test file: `const server = mockNetwork(...handlers)`. A request that no handler answers fails its
 * test, and so does an answer that the api could not have given; what a test adds with `server.use` is gone after it.
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
      // What is added again, such as what records calls, moves to the front.
      current = [...new Set([...added, ...current])];
    },
  };
};
