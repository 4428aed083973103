import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorybookRoute, STORYBOOK_PATH } from './storybookRoute.ts';

describe('Storybook on the QA site', () => {
  const place = mkdtempSync(join(tmpdir(), 'skal-gallery-'));
  const folder = join(place, 'built');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<title>Storybook</title>');
  writeFileSync(join(folder, 'main.js'), 'start()');
  writeFileSync(join(place, 'secret.json'), '{}');
  afterAll(() => rmSync(place, { recursive: true }));

  /** Starts a Storybook route whose builds the test completes. */
  function open() {
    const builds: PromiseWithResolvers<string>[] = [];
    const logged: string[] = [];
    const signals: AbortSignal[] = [];
    const storybook = createStorybookRoute(
      (signal) => {
        const build = Promise.withResolvers<string>();
        builds.push(build);
        signals.push(signal);
        return build.promise;
      },
      (message) => logged.push(message),
    );
    const get = (name = '') => {
      const found = storybook.answer(STORYBOOK_PATH + name);
      return found && { status: found.status ?? 200, text: found.body.plain.toString(), headers: found.headers };
    };
    /** Callbacks of the completed build run before the next turn of the event loop. */
    const flush = () => new Promise((resolve) => setImmediate(resolve));
    return { storybook, builds, logged, signals, get, flush };
  }

  it('is built once, on the first request, which gets a waiting page', async () => {
    const { storybook, builds, get, flush } = open();
    expect(storybook.answer('/solutions')).toBeUndefined();
    expect(get('main.js')).toBeUndefined();
    expect(builds).toHaveLength(0);
    for (const response of [get(), get()]) {
      expect(response).toMatchObject({ status: 200, text: expect.stringContaining('Building Storybook') });
      expect(response?.headers).toMatchObject({ Refresh: '2', 'Cache-Control': 'no-store' });
    }
    expect(builds).toHaveLength(1);
    builds[0]?.resolve(folder);
    await flush();
    expect(get()?.text).toBe('<title>Storybook</title>');
    expect(get()?.headers).not.toHaveProperty('Refresh');
    expect(get('main.js')?.text).toBe('start()');
    expect(get('nothing.js')).toBeUndefined();
    expect(get('../secret.json')).toBeUndefined();
  });

  it('shows where to find the error of a failed build, and retries', async () => {
    const { builds, logged, get, flush } = open();
    get();
    builds[0]?.reject(new Error('webpack'));
    await flush();
    expect(logged).toEqual(['Storybook could not be built']);
    expect(get()).toMatchObject({ status: 500, text: expect.stringContaining('reload this page') });
    expect(get()?.text).toContain('Building Storybook');
    expect(builds).toHaveLength(2);
  });

  it('aborts its build with the site', () => {
    const { storybook, signals, get } = open();
    get();
    storybook.stop();
    expect(signals[0]?.aborted).toBe(true);
  });
});
