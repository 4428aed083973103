import { jest } from '@jest/globals';
import type { RumReport } from '@skal/contracts/operations/rum';
import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { click, makeSnapshot, makeSource, renderApp, withPreviousVersion } from '../testing/renderApp.tsx';
import { captureErrors } from './errorCapture.ts';
import { createMountReporter } from './mountReporter.ts';
import { startRum } from './startRum.ts';
import { IDLE_DELAY_MS, whenIdleAfterLoad } from './whenIdle.ts';

/** A failing page logs to the console (A17). */
const quietConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const about = { remote: 'mfe-marketing', version: '1' };

/** Opens a page. Returns the reports of the tab. */
async function open(path: string, source = makeSource(), snapshot = makeSnapshot()): Promise<RumReport[]> {
  const reports: RumReport[] = [];
  const reporter = createMountReporter(snapshot, (report) => void reports.push(report));
  await renderApp(path, source, snapshot, reporter.reportFallback, reporter);
  return reports;
}

describe('a page of a remote', () => {
  it('is reported once when it mounts', async () => {
    const reports = await open('/');
    await heading('Page /');
    await click(screen.getByRole('link', { name: 'Solutions' }));
    await heading('Page /solutions');
    await click(screen.getByRole('link', { name: /Skal/ }));
    await heading('Page /');
    const mount = { kind: 'mount', ...about, ok: true, shell: '1' };
    expect(reports).toEqual([
      { ...mount, route: '/' },
      { ...mount, route: '/solutions' },
    ]);
  });

  it('is reported once when it throws, with the error, also when the visitor tries again', async () => {
    quietConsole();
    const Broken = () => {
      throw new Error('broken page');
    };
    const reports = await open('/', makeSource({ '/': Broken }));
    await click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Try again' });
    expect(reports).toEqual([
      { kind: 'mount', ...about, route: '/', ok: false, shell: '1' },
      { kind: 'error', ...about, route: '/', message: 'broken page' },
    ]);
  });

  it('is reported when it throws in an effect, or later', async () => {
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
    const reports = await open('/', makeSource({ '/': Broken, '/solutions': Later }));
    await screen.findByRole('button', { name: 'Try again' });
    await click(screen.getByRole('link', { name: 'Solutions' }));
    await click(await screen.findByRole('button', { name: 'Press' }));
    const [mount, error] = [
      { kind: 'mount', ...about, shell: '1' },
      { kind: 'error', ...about },
    ];
    expect(reports).toEqual([
      { ...mount, route: '/', ok: false },
      { ...error, route: '/', message: 'broken effect' },
      { ...mount, route: '/solutions', ok: true },
      { ...error, route: '/solutions', message: 'broken later' },
    ]);
  });

  it('is reported as failed when its files do not load, also when they load later', async () => {
    quietConsole();
    const reports = await open(
      '/',
      makeSource({}, (_, attempt) => attempt === 0),
    );
    await click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('Page /');
    expect(reports).toEqual([
      { kind: 'mount', ...about, route: '/', ok: false, shell: '1' },
      { kind: 'load', ...about, route: '/' },
    ]);
  });

  it('is reported for both versions when it falls back to the previous one', async () => {
    quietConsole();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const source = makeSource({}, (_, __, which) => which === 'live');
    const reports = await open('/', source, withPreviousVersion());
    await heading('Page /');
    expect(reports).toEqual([
      { kind: 'mount', ...about, route: '/', ok: false, shell: '1' },
      { kind: 'fallback', ...about, to: '0', route: '/' },
      { kind: 'mount', ...about, version: '0', route: '/', ok: true, shell: '1' },
    ]);
  });
});

describe('an uncaught error', () => {
  const address = 'http://localhost/r/mfe-portal/7/Page.js';
  const throwAt = (filename: string, message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, lineno: 1, colno: 2, message }));
  const reported = () => new Promise<void>(queueMicrotask);
  const capture = async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.99);
    const reports: RumReport[] = [];
    const errors = captureErrors(window);
    const send = (report: RumReport) => void reports.push(report);
    const start = () => startRum(makeSnapshot(), errors, send);
    return { reports, errors, reporter: createMountReporter(makeSnapshot(), send), start };
  };

  it('is reported with the release of its script and the page, also from before the start', async () => {
    const { reports, start } = await capture();
    throwAt(address, 'too early');
    await start();
    throwAt(address, 'later');
    throwAt(address, 'later');
    await reported();
    const rejected = Object.assign(new Event('unhandledrejection'), {
      reason: Object.assign(new Error('refused'), { stack: `Error: refused\n at f (${address}:1:2)` }),
    });
    window.dispatchEvent(rejected);
    await reported();
    const frames = ['/r/mfe-portal/7/Page.js:1:2'];
    const report = { kind: 'error', remote: 'mfe-portal', version: '7', route: '/', frames };
    expect(reports).toEqual(['too early', 'later', 'refused'].map((message) => ({ ...report, message })));
  });

  it('is reported also where a part of a page caught it, and once where the page did', async () => {
    const logged = quietConsole();
    const { reports, errors, reporter, start } = await capture();
    await start();
    const [part, page] = ['a part', 'a page'].map((what) =>
      Object.assign(new Error(what), { stack: `f@${address}:1:2` }),
    );
    errors.onCaughtError(part);
    errors.onCaughtError(page);
    reporter.reportFailed('/', page, true);
    errors.onCaughtError(undefined);
    await reported();
    expect(reports.map((report) => ('message' in report ? report.message : report.kind))).toEqual([
      'mount',
      'a page',
      'a part',
    ]);
    expect(logged.mock.calls).toEqual([[part], [page], [undefined]]);
  });

  it('is not reported when a browser extension throws it', async () => {
    const { reports, start } = await capture();
    await start();
    throwAt('chrome-extension://abc/r/x.js', 'theirs');
    await reported();
    expect(reports).toEqual([]);
  });

  it('is reported twenty times at most', async () => {
    const { reports, start } = await capture();
    for (let index = 0; index < 25; index++) throwAt(address, `early ${index}`);
    await start();
    for (let index = 0; index < 25; index++) throwAt(address, `late ${index}`);
    await reported();
    expect(reports).toHaveLength(20);
  });
});

describe('idle work', () => {
  afterEach(() => jest.useRealTimers());

  it('runs some seconds after the page has loaded', () => {
    jest.useFakeTimers();
    const run = jest.fn();
    whenIdleAfterLoad(run);
    jest.advanceTimersByTime(IDLE_DELAY_MS - 1);
    expect(run).not.toHaveBeenCalled();
    // Simulates the idle callback.
    jest.runOnlyPendingTimers();
    jest.runOnlyPendingTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
