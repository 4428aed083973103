import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lazyStorybook, STORYBOOK_PATH } from './storybookRoute.ts';

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
    const said: string[] = [];
    const signals: AbortSignal[] = [];
    const gallery = lazyStorybook(
      (signal) => {
        const build = Promise.withResolvers<string>();
        builds.push(build);
        signals.push(signal);
        return build.promise;
      },
      (message) => said.push(message),
    );
    const ask = (name = '') => {
      const found = gallery.answer(STORYBOOK_PATH + name);
      return found && { status: found.status ?? 200, text: found.body.plain.toString(), headers: found.headers };
    };
    /** Callbacks of the completed build run before the next turn of the event loop. */
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    return { gallery, builds, said, signals, ask, settled };
  }

  it('is built once, on the first request, which gets a waiting page', async () => {
    const { gallery, builds, ask, settled } = open();
    expect(gallery.answer('/solutions')).toBeUndefined();
    expect(ask('main.js')).toBeUndefined();
    expect(builds).toHaveLength(0);
    for (const asked of [ask(), ask()]) {
      expect(asked).toMatchObject({ status: 200, text: expect.stringContaining('Building Storybook') });
      expect(asked?.headers).toMatchObject({ Refresh: '2', 'Cache-Control': 'no-store' });
    }
    expect(builds).toHaveLength(1);
    builds[0]?.resolve(folder);
    await settled();
    expect(ask()?.text).toBe('<title>Storybook</title>');
    expect(ask()?.headers).not.toHaveProperty('Refresh');
    expect(ask('main.js')?.text).toBe('start()');
    expect(ask('nothing.js')).toBeUndefined();
    expect(ask('../secret.json')).toBeUndefined();
  });

  it('shows where to find the error of a failed build, and retries', async () => {
    const { builds, said, ask, settled } = open();
    ask();
    builds[0]?.reject(new Error('webpack'));
    await settled();
    expect(said).toEqual(['Storybook could not be built']);
    expect(ask()).toMatchObject({ status: 500, text: expect.stringContaining('reload this page') });
    expect(ask()?.text).toContain('Building Storybook');
    expect(builds).toHaveLength(2);
  });

  it('aborts its build with the site', () => {
    const { gallery, signals, ask } = open();
    ask();
    gallery.stop();
    expect(signals[0]?.aborted).toBe(true);
  });
});
