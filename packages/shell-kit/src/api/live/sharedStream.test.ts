import { jest } from '@jest/globals';
import { installWindows, TestStream } from '../../testing/windows.ts';
import { listenToSharedStream } from './sharedStream.ts';

/** A listening window and what it received. */
function openWindow(account = 'anna') {
  const received: string[] = [];
  const leave = listenToSharedStream(account, {
    onUpdate: (kind) => received.push(kind),
    onConnectionChange: (isOpen, version = '') => received.push(isOpen ? `open${version}` : 'closed'),
    onExpired: () => received.push('over'),
  });
  return { leave, take: () => received.splice(0) };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('windows of one browser', () => {
  let browser: ReturnType<typeof installWindows>;

  beforeEach(() => {
    jest.useFakeTimers();
    browser = installWindows();
  });
  afterEach(() => {
    browser.remove();
    jest.useRealTimers();
  });

  it('share one stream, and all get its updates', async () => {
    const windows = Array.from({ length: 7 }, () => openWindow());
    await settle();
    expect(TestStream.all).toHaveLength(1);
    TestStream.newestStream().emit('opened', 1);
    TestStream.newestStream().emit('metrics');
    for (const { take } of windows) expect(take()).toEqual(['open', 'metrics']);
    const lateWindow = openWindow();
    await settle();
    expect(lateWindow.take()).toEqual(['open']);
    TestStream.newestStream().emit('error', 0);
    for (const { take } of [...windows, lateWindow]) expect(take()).toEqual(['closed']);
    expect(TestStream.all).toHaveLength(1);
  });

  it('learn the version of the metrics from the leading window', async () => {
    const [first, second] = [openWindow(), openWindow()];
    await settle();
    TestStream.newestStream().emit('opened', 1, ' v1');
    for (const { take } of [first, second]) expect(take()).toEqual(['open v1']);
    TestStream.newestStream().emit('metrics', 1, ' v2');
    TestStream.newestStream().emit('achievements');
    const lateWindow = openWindow();
    await settle();
    expect(lateWindow.take()).toEqual(['open v2']);
  });

  it('pass the stream on when the leading window closes', async () => {
    const [first, second, third] = [openWindow(), openWindow(), openWindow()];
    await settle();
    TestStream.newestStream().emit('opened', 1);
    for (const { take } of [first, second, third]) take();
    first.leave();
    await settle();
    expect([TestStream.all.length, TestStream.openStreams().length]).toEqual([2, 1]);
    TestStream.newestStream().emit('opened', 1);
    TestStream.newestStream().emit('achievements');
    expect(second.take()).toEqual(['closed', 'open', 'achievements']);
    expect(third.take()).toEqual(['closed', 'open', 'achievements']);
    // A waiting window that leaves is skipped.
    third.leave();
    second.leave();
    await settle();
    expect(TestStream.openStreams()).toEqual([]);
    expect(browser.locks.names).toEqual([]);
  });

  it('8.2.2: share nothing between accounts', async () => {
    const [anna, bo] = [openWindow('anna'), openWindow('bo')];
    await settle();
    expect(TestStream.all).toHaveLength(2);
    const [ofAnna] = TestStream.all;
    ofAnna?.emit('opened', 1);
    ofAnna?.emit('metrics');
    expect([anna.take(), bo.take()]).toEqual([['open', 'metrics'], []]);
  });

  it('7.4.1: each check an expired session themselves: the next window may have another session', async () => {
    const [first, second] = [openWindow(), openWindow()];
    await settle();
    TestStream.newestStream().emit('opened', 1);
    TestStream.newestStream().emit('ended');
    await settle();
    expect(first.take()).toEqual(expect.arrayContaining(['open', 'closed', 'over']));
    expect(second.take()).toEqual(['open', 'closed']);
    expect([TestStream.all.length, TestStream.openStreams().length]).toEqual([2, 1]);
  });

  it('treat the stream as lost when the leading window is silent for a minute', async () => {
    openWindow();
    const other = openWindow();
    await settle();
    TestStream.newestStream().emit('opened', 1);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(other.take()).toEqual(['open']);
    // A window that hangs keeps its lock and is silent.
    jest.spyOn(globalThis.BroadcastChannel.prototype, 'postMessage').mockImplementation(() => undefined);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(other.take()).toEqual(['closed']);
    jest.restoreAllMocks();
  });

  it.each([
    ['have no locks', () => Reflect.deleteProperty(navigator, 'locks')],
    ['have blocked channels', () => Object.assign(globalThis, { BroadcastChannel: null })],
    [
      'have blocked locks',
      () => jest.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('No storage', 'SecurityError')),
    ],
  ])('that %s open no stream, and get no updates', async (_, change) => {
    change();
    const { leave, take } = openWindow();
    await settle();
    expect(TestStream.all).toEqual([]);
    expect(take()).toEqual([]);
    leave();
    jest.restoreAllMocks();
  });
});
