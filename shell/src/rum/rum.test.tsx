import { jest } from '@jest/globals';
import type { RumReport } from '@skal/contracts/rum';
import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { click, makeSnapshot, makeSource, renderApp, withVersionBefore } from '../testing/renderApp.tsx';
import { createMounts } from './mounts.ts';
import { reportFallback } from './reportFallback.ts';
import { keepThrown } from './thrown.ts';
import { watch } from './watch.ts';
import { QUIET_AFTER_MS, whenQuiet } from './whenQuiet.ts';

/** A failing page says so in the console (A17). */
const quietConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const about = { remote: 'mfe-marketing', version: '1' };

/** Opens a page, and notes what the tab tells of it. */
async function open(path: string, source = makeSource(), snapshot = makeSnapshot()): Promise<RumReport[]> {
  const told: RumReport[] = [];
  const mounts = createMounts(snapshot, (report) => void told.push(report));
  await renderApp(path, source, snapshot, reportFallback(mounts), mounts);
  return told;
}

describe('a page of a remote', () => {
  it('that is drawn is told, once, whoever comes back to it', async () => {
    const told = await open('/');
    await heading('Page /');
    await click(screen.getByRole('link', { name: 'Solutions' }));
    await heading('Page /solutions');
    await click(screen.getByRole('link', { name: /Skal/ }));
    await heading('Page /');
    const mount = { kind: 'mount', ...about, ok: true, shell: '1' };
    expect(told).toEqual([
      { ...mount, route: '/' },
      { ...mount, route: '/solutions' },
    ]);
  });

  it('that throws is told with what it threw, once, however often somebody tries again', async () => {
    quietConsole();
    const Broken = () => {
      throw new Error('broken page');
    };
    const told = await open('/', makeSource({ '/': Broken }));
    await click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Try again' });
    expect(told).toEqual([
      { kind: 'mount', ...about, route: '/', ok: false, shell: '1' },
      { kind: 'error', ...about, route: '/', message: 'broken page' },
    ]);
  });

  it('that throws in an effect, or later, is told with it', async () => {
    quietConsole();
    const Broken = () => {
      useEffect(() => {
        throw new Error('broken effect');
      }, []);
      return <h1>Page /</h1>;
    };
    const Later = () => {
      const [pressed, setPressed] = useState(false);
      if (pressed) throw new Error('broken later');
      return (
        <button type="button" onClick={() => setPressed(true)}>
          Press
        </button>
      );
    };
    const told = await open('/', makeSource({ '/': Broken, '/solutions': Later }));
    await screen.findByRole('button', { name: 'Try again' });
    await click(screen.getByRole('link', { name: 'Solutions' }));
    await click(await screen.findByRole('button', { name: 'Press' }));
    const [mount, error] = [
      { kind: 'mount', ...about, shell: '1' },
      { kind: 'error', ...about },
    ];
    expect(told).toEqual([
      { ...mount, route: '/', ok: false },
      { ...error, route: '/', message: 'broken effect' },
      { ...mount, route: '/solutions', ok: true },
      { ...error, route: '/solutions', message: 'broken later' },
    ]);
  });

  it('whose files do not come is told, and stays so when they come later', async () => {
    quietConsole();
    const told = await open(
      '/',
      makeSource({}, (_, attempt) => attempt === 0),
    );
    await click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('Page /');
    expect(told).toEqual([
      { kind: 'mount', ...about, route: '/', ok: false, shell: '1' },
      { kind: 'load', ...about, route: '/' },
    ]);
  });

  it('that comes from the version before is told of both', async () => {
    quietConsole();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const source = makeSource({}, (_, __, which) => which === 'live');
    const told = await open('/', source, withVersionBefore());
    await heading('Page /');
    expect(told).toEqual([
      { kind: 'mount', ...about, route: '/', ok: false, shell: '1' },
      { kind: 'fallback', ...about, to: '0', route: '/' },
      { kind: 'mount', ...about, version: '0', route: '/', ok: true, shell: '1' },
    ]);
  });
});

describe('what is thrown in a tab', () => {
  const address = 'http://localhost/r/mfe-portal/7/Page.js';
  const throwAt = (filename: string, message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, lineno: 1, colno: 2, message }));
  const heard = () => new Promise<void>(queueMicrotask);
  const watched = async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.99);
    const told: RumReport[] = [];
    const thrown = keepThrown(window);
    const tell = (report: RumReport) => void told.push(report);
    const begin = () => watch(makeSnapshot(), thrown, tell);
    return { told, thrown, mounts: createMounts(makeSnapshot(), tell), begin };
  };

  it('is told with the release of its script and the page, also what was thrown before anybody watched', async () => {
    const { told, begin } = await watched();
    throwAt(address, 'too early');
    await begin();
    throwAt(address, 'later');
    throwAt(address, 'later');
    await heard();
    const rejected = Object.assign(new Event('unhandledrejection'), {
      reason: Object.assign(new Error('refused'), { stack: `Error: refused\n at f (${address}:1:2)` }),
    });
    window.dispatchEvent(rejected);
    await heard();
    const frames = ['/r/mfe-portal/7/Page.js:1:2'];
    const report = { kind: 'error', remote: 'mfe-portal', version: '7', route: '/', frames };
    expect(told).toEqual(['too early', 'later', 'refused'].map((message) => ({ ...report, message })));
  });

  it('is told also where a part of a page caught it, and once where the page did', async () => {
    const said = quietConsole();
    const { told, thrown, mounts, begin } = await watched();
    await begin();
    const [part, page] = ['a part', 'a page'].map((what) =>
      Object.assign(new Error(what), { stack: `f@${address}:1:2` }),
    );
    thrown.onCaughtError(part);
    thrown.onCaughtError(page);
    mounts.failed('/', page, true);
    thrown.onCaughtError(undefined);
    await heard();
    expect(told.map((report) => ('message' in report ? report.message : report.kind))).toEqual([
      'mount',
      'a page',
      'a part',
    ]);
    expect(said.mock.calls).toEqual([[part], [page], [undefined]]);
  });

  it('is none of our business where an extension of the browser throws', async () => {
    const { told, begin } = await watched();
    await begin();
    throwAt('chrome-extension://abc/r/x.js', 'theirs');
    await heard();
    expect(told).toEqual([]);
  });

  it('is told twenty times, and then enough is said', async () => {
    const { told, begin } = await watched();
    for (let index = 0; index < 25; index++) throwAt(address, `early ${index}`);
    await begin();
    for (let index = 0; index < 25; index++) throwAt(address, `late ${index}`);
    await heard();
    expect(told).toHaveLength(20);
  });
});

describe('what can wait', () => {
  afterEach(() => jest.useRealTimers());

  it('is done a while after the page has loaded, and not before', () => {
    jest.useFakeTimers();
    const run = jest.fn();
    whenQuiet(run);
    jest.advanceTimersByTime(QUIET_AFTER_MS - 1);
    expect(run).not.toHaveBeenCalled();
    // The browser says when it is idle.
    jest.runOnlyPendingTimers();
    jest.runOnlyPendingTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
