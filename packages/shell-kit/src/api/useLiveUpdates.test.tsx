import { jest } from '@jest/globals';
import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeSession } from '../mocks/session.ts';
import { makeStore } from '../testing/store.tsx';
import { installWindows, TestStream } from '../testing/windows.ts';
import { api } from './client.ts';
import { useLiveEvents, useLiveUpdates } from './useLiveUpdates.ts';

const MINUTE = 60_000;
/** A query that is read: by default each call is a read of its own, answered at once. */
const read = jest.fn<Parameters<typeof useLiveUpdates>[1]>();
/** A read as `refetch` returns it: what was asked for, and which read answers. */
const answered = (requestId: string, by: Promise<string> | string = requestId) =>
  Object.assign(
    Promise.resolve(by).then((id) => ({ requestId: id })),
    { requestId },
  );
const announce = jest.fn();

const opened = () => TestStream.opened();
const newest = () => ({
  url: TestStream.newest().url,
  say: (event: string, readyState?: number) => act(async () => TestStream.newest().say(event, readyState)),
});

/** The browser's lock is granted a moment later. */
const settle = () => act(async () => undefined);

type Keep = (name: string, query: undefined, value: object) => never;

/** Draws something behind the gate of a session. */
async function draw(part: ReactNode) {
  const { store, Around } = makeStore();
  const keep = api.util.upsertQueryData as unknown as Keep;
  await store.dispatch(keep('readSession', undefined, makeSession('client')));
  const drawn = render(part, { wrapper: Around });
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

/** A page that announces, with or without a part that has figures. */
const Page = ({ figures }: { figures: boolean }) => (
  <>
    <Announced />
    {figures ? <Told /> : null}
  </>
);

function Told() {
  useLiveUpdates('figures', read);
  return null;
}

describe('what the api tells while somebody looks', () => {
  let browser: ReturnType<typeof installWindows>;

  beforeEach(() => {
    jest.useFakeTimers();
    read.mockReset().mockImplementation(() => answered('own'));
    announce.mockClear();
    browser = installWindows();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    browser.remove();
  });

  it('is done when it is said, and when the stream is open again, and by itself no more', async () => {
    const { unmount } = await draw(<Told />);
    expect(newest().url).toBe(LIVE_PATH);
    await newest().say('open', 1);
    expect(read).toHaveBeenCalledTimes(1);
    await newest().say('figures');
    await newest().say('something else');
    expect(read).toHaveBeenCalledTimes(2);
    await pass(5);
    expect(read).toHaveBeenCalledTimes(2);
    await newest().say('error', 0);
    await newest().say('open', 1);
    expect(read).toHaveBeenCalledTimes(3);
    unmount();
    expect(opened()).toEqual([]);
  });

  it('is done once more after a read during which it was said, by whomever that read was begun', async () => {
    await draw(<Told />);
    await newest().say('open', 1);
    await settle();
    read.mockClear();
    const own = Promise.withResolvers<string>();
    read.mockReturnValueOnce(answered('first', own.promise)).mockReturnValueOnce(answered('second', 'of a part'));
    await newest().say('figures');
    await newest().say('figures');
    await newest().say('figures');
    await settle();
    expect(read).toHaveBeenCalledTimes(1);
    own.resolve('first');
    await settle();
    // The second joined a read of another part, which may have begun before the news.
    expect(read).toHaveBeenCalledTimes(3);
    await newest().say('figures');
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('is not done once more after the part is gone', async () => {
    const { unmount } = await draw(<Told />);
    await newest().say('open', 1);
    read.mockClear();
    const own = Promise.withResolvers<string>();
    read.mockReturnValueOnce(answered('first', own.promise));
    await newest().say('figures');
    await newest().say('figures');
    unmount();
    own.resolve('first');
    await settle();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('7.3.1: a tab that nobody sees, or nobody has touched for ten minutes, holds no stream, and has one again at once', async () => {
    await draw(<Told />);
    await newest().say('open', 1);
    hide(true);
    expect(opened()).toEqual([]);
    hide(false);
    await settle();
    expect(opened()).toHaveLength(1);
    await newest().say('open', 1);
    await pass(11);
    expect(opened()).toEqual([]);
    read.mockClear();
    touch();
    await settle();
    expect(opened()).toHaveLength(1);
  });

  it('is done every minute while the stream is refused, which is asked for again later each time', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    await draw(<Told />);
    await newest().say('error', TestStream.CLOSED);
    await pass(0.5);
    expect(TestStream.all).toHaveLength(2);
    await newest().say('error', TestStream.CLOSED);
    await pass(0.5);
    expect(TestStream.all).toHaveLength(2);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(0.5);
    expect(TestStream.all).toHaveLength(3);
    await newest().say('open', 1);
    read.mockClear();
    await pass(3);
    expect(read).not.toHaveBeenCalled();
  });

  it('of a session that is over nobody asks again, and the next call says so', async () => {
    await draw(<Told />);
    await newest().say('open', 1);
    read.mockClear();
    await newest().say('ended');
    expect(opened()).toEqual([]);
    await pass(2);
    expect(TestStream.all).toHaveLength(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('K12: all parts of a page have one stream, and each is told of what it asked for', async () => {
    const { rerender, unmount } = await draw(<Page figures={false} />);
    await newest().say('open', 1);
    await newest().say('figures');
    await pass(2);
    expect(announce).not.toHaveBeenCalled();
    rerender(<Page figures />);
    await act(async () => undefined);
    // Nobody knows what went by before it came.
    expect(read).toHaveBeenCalledTimes(1);
    await newest().say('achievements');
    expect([announce.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
    await newest().say('figures');
    expect([announce.mock.calls.length, read.mock.calls.length]).toEqual([1, 2]);
    expect(TestStream.all).toHaveLength(1);
    rerender(<Page figures={false} />);
    expect(opened()).toHaveLength(1);
    unmount();
    expect(opened()).toEqual([]);
  });

  it('7.4.1: behind a session that is over, a part that comes anew has a stream again', async () => {
    const { rerender } = await draw(<Page figures={false} />);
    await newest().say('open', 1);
    await newest().say('ended');
    expect(opened()).toEqual([]);
    rerender(<Page figures />);
    await settle();
    expect(opened()).toHaveLength(1);
  });

  it('7.3.1: a tab that is frozen, or kept for the way back, holds neither stream nor lock until it is back', async () => {
    await draw(<Told />);
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

  it('is done every minute in a browser without locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    await draw(<Told />);
    await pass(2);
    expect(TestStream.all).toEqual([]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is done every minute in a browser without such streams', async () => {
    Reflect.deleteProperty(globalThis, 'EventSource');
    await draw(<Told />);
    await pass(2);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
