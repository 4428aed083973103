import { jest } from '@jest/globals';
import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeSession } from '../../mocks/session.ts';
import { makeStore } from '../../testing/store.tsx';
import { installWindows, TestStream } from '../../testing/windows.ts';
import { api } from '../client.ts';
import { type LiveQuery, useLiveEvents, useLiveUpdates } from './useLiveUpdates.ts';

const MINUTE = 60_000;
/** A fake `refetch`: by default each call is a separate request, answered at once. */
const read = jest.fn<LiveQuery['refetch']>();
/** When the last request of the query was sent. */
let startedTimeStamp: number | undefined;
/** The promise of `refetch`: the requested id, and the id of the request that answers. */
const answered = (requestId: string, by: Promise<string> | string = requestId) =>
  Object.assign(
    Promise.resolve(by).then((id) => ({ requestId: id })),
    { requestId },
  );
const announce = jest.fn();

const opened = () => TestStream.openStreams();
const newest = () => ({
  url: TestStream.newestStream().url,
  say: (event: string, readyState?: number) => act(async () => TestStream.newestStream().emit(event, readyState)),
});

/** Waits until the browser grants the lock. */
const settle = () => act(async () => undefined);

type UpsertQueryData = (name: string, query: undefined, value: object) => never;

let accounts = 0;

/** Renders a component behind the auth guard, for an account of its own. */
async function draw(part: ReactNode) {
  const { store, Providers } = makeStore();
  const upsertQueryData = api.util.upsertQueryData as unknown as UpsertQueryData;
  accounts += 1;
  await store.dispatch(upsertQueryData('readSession', undefined, makeSession('client', { id: `account-${accounts}` })));
  const drawn = render(part, { wrapper: Providers });
  await settle();
  return drawn;
}

const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE));
const touch = () => fireEvent.pointerMove(document.body);
const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
};

function Announced() {
  useLiveEvents('achievements', announce);
  return null;
}

/** A page that announces updates, with or without a component that shows metrics. */
const Page = ({ figures }: { figures: boolean }) => (
  <>
    <Announced />
    {figures ? <Metrics /> : null}
  </>
);

function Metrics() {
  useLiveUpdates('metrics', { refetch: read, startedTimeStamp });
  return null;
}

describe('live updates', () => {
  let browser: ReturnType<typeof installWindows>;

  beforeEach(() => {
    jest.useFakeTimers();
    read.mockReset().mockImplementation(() => answered('own'));
    announce.mockClear();
    startedTimeStamp = 1;
    browser = installWindows();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    browser.remove();
  });

  it('refetch on an update and when the stream reopens, and not otherwise', async () => {
    const { unmount } = await draw(<Metrics />);
    expect(newest().url).toBe(LIVE_PATH);
    await newest().say('opened', 1);
    expect(read).toHaveBeenCalledTimes(1);
    await newest().say('metrics');
    await newest().say('something else');
    expect(read).toHaveBeenCalledTimes(2);
    await pass(5);
    expect(read).toHaveBeenCalledTimes(2);
    await newest().say('error', 0);
    await newest().say('opened', 1);
    expect(read).toHaveBeenCalledTimes(3);
    unmount();
    expect(opened()).toEqual([]);
  });

  it('refetch once more after a request during which an update arrived, from any caller', async () => {
    await draw(<Metrics />);
    await newest().say('opened', 1);
    await settle();
    read.mockClear();
    const ownRequest = Promise.withResolvers<string>();
    read
      .mockReturnValueOnce(answered('first', ownRequest.promise))
      .mockReturnValueOnce(answered('second', 'of a part'));
    await newest().say('metrics');
    await newest().say('metrics');
    await newest().say('metrics');
    await settle();
    expect(read).toHaveBeenCalledTimes(1);
    ownRequest.resolve('first');
    await settle();
    // The second shared the request of another component, which may have started before the update.
    expect(read).toHaveBeenCalledTimes(3);
    await newest().say('metrics');
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('do not refetch after the component is unmounted', async () => {
    const { unmount } = await draw(<Metrics />);
    await newest().say('opened', 1);
    read.mockClear();
    const ownRequest = Promise.withResolvers<string>();
    read.mockReturnValueOnce(answered('first', ownRequest.promise));
    await newest().say('metrics');
    await newest().say('metrics');
    unmount();
    ownRequest.resolve('first');
    await settle();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('7.3.1: close the stream in a tab that is hidden, or idle for ten minutes, and reopen it at once', async () => {
    await draw(<Metrics />);
    await newest().say('opened', 1);
    hide(true);
    expect(opened()).toEqual([]);
    hide(false);
    await settle();
    expect(opened()).toHaveLength(1);
    await newest().say('opened', 1);
    await pass(11);
    expect(opened()).toEqual([]);
    read.mockClear();
    touch();
    await settle();
    expect(opened()).toHaveLength(1);
  });

  it('poll every minute while the stream is rejected, and reconnect with growing delays', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    await draw(<Metrics />);
    await newest().say('error', TestStream.CLOSED);
    await pass(0.5);
    expect(TestStream.all).toHaveLength(2);
    await newest().say('error', TestStream.CLOSED);
    await pass(0.5);
    expect(TestStream.all).toHaveLength(2);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(0.5);
    expect(TestStream.all).toHaveLength(3);
    await newest().say('opened', 1);
    read.mockClear();
    await pass(3);
    expect(read).not.toHaveBeenCalled();
  });

  it('stop when the session has expired, which the next call reports', async () => {
    await draw(<Metrics />);
    await newest().say('opened', 1);
    read.mockClear();
    await newest().say('ended');
    expect(opened()).toEqual([]);
    await pass(2);
    expect(TestStream.all).toHaveLength(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('K12: share one stream per page, and notify each component of its own kind', async () => {
    const { rerender, unmount } = await draw(<Page figures={false} />);
    await newest().say('opened', 1);
    await newest().say('metrics');
    await pass(2);
    expect(announce).not.toHaveBeenCalled();
    rerender(<Page figures />);
    await act(async () => undefined);
    // Updates may have been missed before it opened.
    expect(read).toHaveBeenCalledTimes(1);
    await newest().say('achievements');
    expect([announce.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
    await newest().say('metrics');
    expect([announce.mock.calls.length, read.mock.calls.length]).toEqual([1, 2]);
    expect(TestStream.all).toHaveLength(1);
    rerender(<Page figures={false} />);
    expect(opened()).toHaveLength(1);
    unmount();
    expect(opened()).toEqual([]);
  });

  it('7.4.1: open a stream for a component that is mounted after the session expired', async () => {
    const { rerender } = await draw(<Page figures={false} />);
    await newest().say('opened', 1);
    await newest().say('ended');
    expect(opened()).toEqual([]);
    rerender(<Page figures />);
    await settle();
    expect(opened()).toHaveLength(1);
  });

  it('7.3.1: release stream and lock in a tab that is frozen or in the back/forward cache', async () => {
    await draw(<Metrics />);
    for (const [target, asleep, awake] of [
      [document, 'freeze', 'resume'],
      [window, 'pagehide', 'pageshow'],
    ] as const) {
      expect([opened().length, browser.locks.names.length]).toEqual([1, 1]);
      fireEvent(target, new Event(asleep));
      await settle();
      expect([opened().length, browser.locks.names.length]).toEqual([0, 0]);
      fireEvent(target, new Event(awake));
      await settle();
    }
    expect(opened()).toHaveLength(1);
  });

  it('poll every minute in a browser without locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    await draw(<Metrics />);
    await pass(2);
    expect(TestStream.all).toEqual([]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('poll every minute in a browser without EventSource', async () => {
    Reflect.deleteProperty(globalThis, 'EventSource');
    await draw(<Metrics />);
    await pass(2);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
