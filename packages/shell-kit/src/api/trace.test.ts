import { jest } from '@jest/globals';
import { endpoint, reply } from '@skal/contracts/http/endpoint';
import { HttpResponse, http } from 'msw';
import { mockNetwork } from '../testing/mockNetwork.ts';
import { send } from './request.ts';

const call = endpoint.get('/api/thing', 'public', reply<{ ok: boolean }>());
const server = mockNetwork();

/** Sets the Server-Timing description of the page's response. */
function pageSays(description: string | null): void {
  const serverTiming = description === null ? [] : [{ name: 'traceparent', description, duration: 0 }];
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: jest.fn(() => [{ serverTiming }]),
  });
}

async function sentTrace(): Promise<string | null | undefined> {
  let sent: Request | undefined;
  server.use(
    http.get('*/api/thing', ({ request }) => {
      sent = request.clone();
      return HttpResponse.json({ ok: true });
    }),
  );
  await send(call, {});
  return sent?.headers.get('traceparent');
}

describe('the trace context of a page', () => {
  const original = Object.getOwnPropertyDescriptor(performance, 'getEntriesByType');
  afterEach(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
    if (original) Object.defineProperty(performance, 'getEntriesByType', original);
  });

  it('is sent with its calls', async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    pageSays(traceparent);
    expect(await sentTrace()).toBe(traceparent);
  });

  it.each([[null], ['nonsense'], [`00-${'A'.repeat(32)}-${'b'.repeat(16)}-01\r\nX: y`]])(
    'is absent if the page has %j',
    async (header) => {
      pageSays(header);
      expect(await sentTrace()).toBeNull();
    },
  );

  it('is absent in a browser without Server-Timing', async () => {
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: undefined });
    expect(await sentTrace()).toBeNull();
  });
});
