import { jest } from '@jest/globals';
import { LIVE_PATH } from '@skal/contracts/liveNews';
import { act, fireEvent, render } from '@testing-library/react';
import { useLiveNews, useWhenTold } from './useLiveNews.ts';

const MINUTE = 60_000;
const read = jest.fn();
const announce = jest.fn();

/** A browser's stream of events, of which this test is the server. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    Stream.all.push(this);
  }

  close() {
    this.readyState = Stream.CLOSED;
  }

  say(event: string, readyState = this.readyState) {
    this.readyState = readyState;
    act(() => void this.dispatchEvent(new Event(event)));
  }
}

const opened = () => Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED);
const newest = () => {
  const stream = Stream.all.at(-1);
  if (!stream) throw new Error('Nobody listens');
  return stream;
};
const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * MINUTE));
const touch = () => fireEvent.pointerMove(document.body);
const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
};

function Announced() {
  useWhenTold('achievements', announce);
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
  useLiveNews('figures', read);
  return null;
}

describe('what the api tells while somebody looks', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    read.mockClear();
    announce.mockClear();
    Stream.all = [];
    Object.assign(globalThis, { EventSource: Stream });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'EventSource');
  });

  it('is done when it is said, and when the stream is open again, and by itself no more', () => {
    const { unmount } = render(<Told />);
    expect(newest().url).toBe(LIVE_PATH);
    newest().say('open', 1);
    expect(read).toHaveBeenCalledTimes(1);
    newest().say('figures');
    newest().say('something else');
    expect(read).toHaveBeenCalledTimes(2);
    pass(5);
    expect(read).toHaveBeenCalledTimes(2);
    newest().say('error', 0);
    newest().say('open', 1);
    expect(read).toHaveBeenCalledTimes(3);
    unmount();
    expect(opened()).toEqual([]);
  });

  it('7.3.1: a tab that nobody sees, or nobody has touched for ten minutes, holds no stream, and has one again at once', () => {
    render(<Told />);
    newest().say('open', 1);
    hide(true);
    expect(opened()).toEqual([]);
    hide(false);
    expect(opened()).toHaveLength(1);
    newest().say('open', 1);
    pass(11);
    expect(opened()).toEqual([]);
    read.mockClear();
    touch();
    expect(opened()).toHaveLength(1);
  });

  it('is done every minute while the stream is refused, which is asked for again later each time', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    render(<Told />);
    newest().say('error', Stream.CLOSED);
    pass(0.5);
    expect(Stream.all).toHaveLength(2);
    newest().say('error', Stream.CLOSED);
    pass(0.5);
    expect(Stream.all).toHaveLength(2);
    expect(read).toHaveBeenCalledTimes(1);
    pass(0.5);
    expect(Stream.all).toHaveLength(3);
    newest().say('open', 1);
    read.mockClear();
    pass(3);
    expect(read).not.toHaveBeenCalled();
  });

  it('of a session that is over nobody asks again, and the next call says so', () => {
    render(<Told />);
    newest().say('open', 1);
    read.mockClear();
    newest().say('ended');
    expect(opened()).toEqual([]);
    pass(2);
    expect(Stream.all).toHaveLength(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('K12: all parts of a page have one stream, and each is told of what it asked for', async () => {
    const { rerender, unmount } = render(<Page figures={false} />);
    newest().say('open', 1);
    newest().say('figures');
    pass(2);
    expect(announce).not.toHaveBeenCalled();
    rerender(<Page figures />);
    await act(async () => undefined);
    // Nobody knows what went by before it came.
    expect(read).toHaveBeenCalledTimes(1);
    newest().say('achievements');
    expect([announce.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
    newest().say('figures');
    expect([announce.mock.calls.length, read.mock.calls.length]).toEqual([1, 2]);
    expect(Stream.all).toHaveLength(1);
    rerender(<Page figures={false} />);
    expect(opened()).toHaveLength(1);
    unmount();
    expect(opened()).toEqual([]);
  });

  it('7.4.1: behind a session that is over, a part that comes anew has a stream again', () => {
    const { rerender } = render(<Page figures={false} />);
    newest().say('open', 1);
    newest().say('ended');
    expect(opened()).toEqual([]);
    rerender(<Page figures />);
    expect(opened()).toHaveLength(1);
  });

  it('is done every minute in a browser without such streams', () => {
    Reflect.deleteProperty(globalThis, 'EventSource');
    render(<Told />);
    pass(2);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
