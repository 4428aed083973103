import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeSession } from '../../mocks/session.ts';
import { makeStore } from '../../testing/store.tsx';
import { installWindows, TestStream } from '../../testing/windows.ts';
import { api } from '../client.ts';
import { type LiveQuery, useLiveEvents, useLiveUpdates } from './useLiveUpdates.ts';

const read = jest.fn<LiveQuery['refetch']>();
/** When the last request of the query was sent. */
let startedTimeStamp: number | undefined;

const say = (event: string, readyState?: number, version?: string) =>
  act(async () => TestStream.newestStream().emit(event, readyState, version));

type UpsertQueryData = (name: string, query: undefined, value: object) => never;

let accounts = 0;

/**
 * Renders a component behind the auth guard, for an account of its own.
 * @param version of the metrics on a page that the server has rendered
 */
async function draw(part: ReactNode, version?: string) {
  const { store, Providers } = makeStore();
  const upsertQueryData = api.util.upsertQueryData as unknown as UpsertQueryData;
  accounts += 1;
  await store.dispatch(upsertQueryData('readSession', undefined, makeSession('client', { id: `reader-${accounts}` })));
  if (version) await store.dispatch(upsertQueryData('readLiveVersion', undefined, { version }));
  // It keeps the stream open, whatever the page shows.
  const Announcer = () => {
    useLiveEvents('achievements', () => undefined);
    return null;
  };
  const page = (content: ReactNode) => (
    <>
      <Announcer />
      {content}
    </>
  );
  const { rerender } = render(page(part), { wrapper: Providers });
  // The browser grants the lock.
  await settle();
  return { rerender: (content: ReactNode) => rerender(page(content)) };
}

const settle = () => act(async () => undefined);
const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));

function Metrics() {
  useLiveUpdates('metrics', { refetch: read, startedTimeStamp });
  return null;
}

describe('a page with live data', () => {
  let browser: ReturnType<typeof installWindows>;

  beforeEach(() => {
    jest.useFakeTimers();
    read
      .mockReset()
      .mockImplementation(() => Object.assign(Promise.resolve({ requestId: 'own' }), { requestId: 'own' }));
    startedTimeStamp = 1;
    browser = installWindows();
  });
  afterEach(() => {
    jest.useRealTimers();
    browser.remove();
  });

  it('does not refetch what the page contains, until it changes', async () => {
    await draw(<Metrics />, 'v1');
    await pass(0.1);
    await say('opened', 1, 'v1');
    expect(read).not.toHaveBeenCalled();
    await say('metrics', 1, 'v2');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('refetches if the data has changed since the server read the page', async () => {
    await draw(<Metrics />, 'v1');
    await say('opened', 1, 'v2');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('does not refetch when the stream reopens without a change, or data that was requested after the last one', async () => {
    const { rerender } = await draw(<Metrics />);
    await say('opened', 1, 'v1');
    await pass(0.1);
    startedTimeStamp = Date.now();
    rerender(<Metrics />);
    read.mockClear();
    await say('error', 0);
    await say('opened', 1, 'v1');
    // A section that is left, and opened again with data that was requested in the meantime.
    rerender(null);
    await pass(0.1);
    startedTimeStamp = Date.now();
    rerender(<Metrics />);
    await settle();
    expect(read).toHaveBeenCalledTimes(0);
    await say('metrics', 1, 'v2');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('leaves the first request to the query itself', async () => {
    startedTimeStamp = undefined;
    await draw(<Metrics />);
    await say('opened', 1, 'v1');
    expect(read).not.toHaveBeenCalled();
  });
});
